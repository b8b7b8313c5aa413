"""The games. Each package is one game; none imports another."""
