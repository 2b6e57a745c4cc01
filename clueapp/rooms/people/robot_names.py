"""The names of system players: of guests whom a country house could have had in 1934, and of none of its suspects."""

NAMES = (
    *("Agatha", "Algernon", "Ambrose", "Araminta", "Archibald", "Augusta", "Barnaby", "Beatrix", "Bertram", "Cecily"),
    *("Clarence", "Clarissa", "Cornelius", "Cuthbert", "Daphne", "Dorothea", "Edith", "Edmund", "Eleanor", "Elspeth"),
    *("Ernest", "Eudora", "Evelyn", "Fenella", "Florence", "Frederick", "Gerald", "Gilbert", "Ginevra", "Harriet"),
    *("Horace", "Hortense", "Hubert", "Ignatius", "Imogen", "Isadora", "Jemima", "Jocelyn", "Lavinia", "Leopold"),
    *("Lionel", "Lucinda", "Mabel", "Millicent", "Miranda", "Mortimer", "Muriel", "Neville", "Octavia", "Ophelia"),
    *("Oswald", "Percival", "Philippa", "Prudence", "Quentin", "Reginald", "Rosalind", "Rupert", "Silas", "Sybil"),
    *("Tabitha", "Theodora", "Tobias", "Ursula", "Venetia", "Vernon", "Winifred", "Zelda"),
)
