"""The names of system players: of guests whom a country house could have had in 1934, and of none of its suspects."""

NAMES = (
    *("Agatha", "Algernon", "Ambrose", "Araminta", "Archibald", "Augusta", "Barnaby", "Beatrix", "Bertram", "Cecily"),
    *("Clarence", "Clementine", "Cornelius", "Cuthbert", "Daphne", "Dorothea", "Edith", "Edmund", "Eleanor", "Elspeth"),
    *("Ernest", "Eudora", "Evelyn", "Fenella", "Florence", "Frederick", "Genevieve", "Gilbert", "Gwendolen", "Harriet"),
    *("Horace", "Hortense", "Humphrey", "Ignatius", "Imogen", "Isadora", "Jemima", "Josephine", "Lavinia", "Leopold"),
    *("Lionel", "Lucinda", "Mabel", "Millicent", "Montague", "Mortimer", "Muriel", "Neville", "Octavia", "Ophelia"),
    *("Oswald", "Percival", "Philippa", "Prudence", "Quentin", "Reginald", "Rosalind", "Rupert", "Sebastian", "Sybil"),
    *("Thaddeus", "Theodora", "Tobias", "Ursula", "Venetia", "Vernon", "Winifred", "Zelda"),
)
