"""The figures that the server gives about itself."""

from prometheus_client import Counter, Gauge, Histogram

actions = Counter("clueapp_actions", "Actions carried out", ["game"])
refusals = Counter("clueapp_refusals", "Actions refused, by their error code", ["code"])
errors = Counter("clueapp_errors", "Failures of the server itself")
reconnects = Counter("clueapp_reconnects", "Pages and sockets that came back to a seat")
rooms_created = Counter("clueapp_rooms_created", "Rooms made", ["game"])
rooms_awake = Gauge("clueapp_rooms", "Rooms in memory")
players_connected = Gauge("clueapp_players", "Open pages and sockets, by what they are", ["kind"])
action_seconds = Histogram(
    "clueapp_action_seconds",
    "From an action's arrival until it is durable and published",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
