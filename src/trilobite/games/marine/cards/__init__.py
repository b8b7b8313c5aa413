"""The cards of Dominant Species: Marine: their data, how they are read, checked and looked up."""
