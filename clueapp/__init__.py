"""The parlour's server: rules, rooms, store and wire, without a single page."""
