"""Projects of a Hectare service in QGIS."""


def classFactory(iface):  # noqa: N802 (the name that QGIS looks for)
    from .plugin import HectarePlugin

    return HectarePlugin(iface)
