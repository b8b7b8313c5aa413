"""The cards of Bios: Genesis: their data, how they are read, checked and looked up."""
