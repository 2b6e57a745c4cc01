"""The migrations, one after the other. For whoever writes the next:

The processes of a cluster are replaced one by one, and the first new one migrates while the old ones play on. So the
program of the version before must go on reading and writing on the new schema, and the new program must understand what
it writes until the last of it is stopped.

- Add, do not change: a new table, a new column that may be null or has a server default, a new index. What is no longer
  used is renamed or dropped one version later, when no program that knows it is left.
- What an old program would do wrong (a column that it does not keep, as with 0003) needs a stop of all of them. Then
  say so in the changelog, and raise the oldest revision whose program may use the database, in the same migration:
  `op.execute("UPDATE usable_from SET revision = '0007'")`. Without that line earlier programs, from the one named there
  on, find a revision that they do not know and go on; with it they refuse at their start. One that is running already
  is not asked again.
- Be quick: all of it is one transaction, and on PostgreSQL a table that is altered is locked until its end. A lock that
  is not to be had within 0.3 s is given up, with all that was done, and asked for again a little later, so that nobody
  stands in line behind it; how long a statement then takes is not limited. A column that has to be filled row by row,
  or an index on the lines, is work for the running program, in small pieces, or for a version that needs a stop.
- Both databases, and no import from the rest of the program: what a migration does must never change.
- Name the file by its number, as these are; `tables.py` must say the same as all of them together.
"""
