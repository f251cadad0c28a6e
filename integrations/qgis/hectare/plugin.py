"""Menu entry and panel."""

import os

from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QIcon
from qgis.PyQt.QtWidgets import QAction

from .panel import HectarePanel


class HectarePlugin:
    def __init__(self, iface):
        self._iface = iface
        self._action = None
        self._panel = None

    def initGui(self):  # noqa: N802 (the name that QGIS calls)
        icon = QIcon(os.path.join(os.path.dirname(__file__), "icon.svg"))
        self._action = QAction(icon, "Hectare", self._iface.mainWindow())
        self._action.setCheckable(True)
        self._panel = HectarePanel(self._iface)
        self._iface.addDockWidget(Qt.RightDockWidgetArea, self._panel)
        self._panel.setToggleVisibilityAction(self._action)
        self._iface.addPluginToWebMenu("Hectare", self._action)
        self._iface.addWebToolBarIcon(self._action)

    def unload(self):
        self._iface.removePluginWebMenu("Hectare", self._action)
        self._iface.removeWebToolBarIcon(self._action)
        self._iface.removeDockWidget(self._panel)
        self._panel.deleteLater()
