"""Shared by commands: files, lists, table options, output, progress, help pages."""
