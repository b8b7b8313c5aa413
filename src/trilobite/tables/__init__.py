"""What happens at tables: seats, answers, what each browser may see, and all that can be asked.

Nothing here knows who carries the messages, where tables are kept or where bots think: a `Store`, a
`Thinker` and a `Clock` are handed in.
"""
