"""What commands share: files, lists, options of a table, output, progress, help pages."""
