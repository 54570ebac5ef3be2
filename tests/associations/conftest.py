import pytest

from slovoteka.associations.table import AssociationTable, open_table


@pytest.fixture(scope="session")
def table() -> AssociationTable:
    """The true table of this machine; built by the first test that asks for it, if it is not there."""
    return open_table()
