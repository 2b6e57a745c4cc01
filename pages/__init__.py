"""The routes: home, room, seat link, rules, protocol; and the application they make up."""
