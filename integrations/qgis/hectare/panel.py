"""The panel: a connection, the list of its projects, and what can be done with one."""

import os

from qgis.core import Qgis, QgsApplication, QgsMapLayerProxyModel, QgsTask
from qgis.gui import QgsDockWidget, QgsMapLayerComboBox, QgsPasswordLineEdit
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from . import connection
from .layers import add, geojson_of, live_layer, load_pictures, load_shapes, raster_of, vector_of
from .service import Service, ServiceFault


class HectarePanel(QgsDockWidget):
    def __init__(self, iface):
        super().__init__("Hectare", iface.mainWindow())
        self.setObjectName("HectarePanel")
        self._iface = iface
        self._service = None
        self._auth_id = ""
        self._projects = []
        self._task = None
        self.setWidget(self._build())
        self._refresh_buttons()

    def _build(self):
        self._address = QLineEdit(connection.saved_address())
        self._key = QgsPasswordLineEdit()
        self._key.setPlaceholderText("kept in QGIS's password store")
        self._connect = QPushButton("Connect")
        self._connect.clicked.connect(self.connect_to_service)
        form = QFormLayout()
        form.addRow("Address", self._address)
        form.addRow("API key", self._key)
        form.addRow("", self._connect)

        self._filter = QLineEdit()
        self._filter.setPlaceholderText("Find a project")
        self._filter.setClearButtonEnabled(True)
        self._filter.textChanged.connect(self._show_projects)
        self._table = QTableWidget(0, 2)
        self._table.setHorizontalHeaderLabels(["Project", "Hectares"])
        self._table.horizontalHeader().setSectionResizeMode(0, QHeaderView.Stretch)
        self._table.verticalHeader().hide()
        self._table.setEditTriggers(QAbstractItemView.NoEditTriggers)
        self._table.setSelectionBehavior(QAbstractItemView.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SingleSelection)
        self._table.itemSelectionChanged.connect(self._refresh_buttons)
        self._table.itemDoubleClicked.connect(lambda _item: self.add_shapes())

        self._live = self._button("All projects, live", self.add_live_layers)
        self._shapes = self._button("Shapes", self.add_shapes)
        self._pictures = self._button("Pictures", self.add_pictures)
        row = QHBoxLayout()
        for button in (self._shapes, self._pictures):
            row.addWidget(button)

        self._layer = QgsMapLayerComboBox()
        self._layer.setFilters(QgsMapLayerProxyModel.VectorLayer)
        self._only_selected = QCheckBox("Selected features only")
        self._send = self._button("Make a project of the layer", self.send_layer)
        self._state = QLabel("Start a service with: hectare serve --port 8765")
        self._state.setWordWrap(True)

        column = QVBoxLayout()
        column.addLayout(form)
        for widget in (self._filter, self._table):
            column.addWidget(widget)
        column.addLayout(row)
        for widget in (self._live, self._layer, self._only_selected, self._send, self._state):
            column.addWidget(widget)
        body = QWidget()
        body.setLayout(column)
        return body

    def _button(self, words, action):
        button = QPushButton(words)
        button.clicked.connect(action)
        return button

    def _refresh_buttons(self):
        is_free = self._task is None
        is_connected = self._service is not None
        self._connect.setEnabled(is_free)
        for button in (self._live, self._send):
            button.setEnabled(is_free and is_connected)
        for button in (self._shapes, self._pictures):
            button.setEnabled(is_free and is_connected and self._chosen() is not None)

    def _chosen(self):
        rows = self._table.selectionModel().selectedRows()
        return self._table.item(rows[0].row(), 0).data(Qt.UserRole) if rows else None

    def _show_projects(self):
        wanted = self._filter.text().casefold()
        shown = [project for project in self._projects if wanted in project["project_name"].casefold()]
        self._table.setRowCount(len(shown))
        for row, project in enumerate(shown):
            name = QTableWidgetItem(project["project_name"])
            name.setData(Qt.UserRole, project)
            hectares = project.get("area_hectares")
            area = QTableWidgetItem("" if hectares is None else f"{hectares:,.2f}")
            area.setTextAlignment(Qt.AlignRight | Qt.AlignVCenter)
            self._table.setItem(row, 0, name)
            self._table.setItem(row, 1, area)
        self._refresh_buttons()

    def _say(self, words, level=Qgis.Info):
        self._state.setText(words)
        if level != Qgis.Info:
            self._iface.messageBar().pushMessage("Hectare", words, level=level, duration=10)

    def _run(self, words, work, then):
        """Does work beside the window. `then` gets its answer, in the window."""

        def finished(fault, answer=None):
            self._task = None
            self._refresh_buttons()
            if fault is None:
                self._guarded(lambda: then(answer))
            else:
                self._say(str(fault), Qgis.Warning)

        self._say(f"{words} …")
        # QGIS keeps no reference to a task of a function.
        self._task = QgsTask.fromFunction(f"Hectare: {words}", lambda task: work(task), on_finished=finished)
        self._refresh_buttons()
        QgsApplication.taskManager().addTask(self._task)

    def _guarded(self, action):
        try:
            action()
        except ServiceFault as fault:
            self._say(str(fault), Qgis.Warning)

    def connect_to_service(self):
        self._guarded(self._connect_to_service)

    def _connect_to_service(self):
        key = self._key.text()
        service = Service(self._address.text(), key) if key else connection.saved_service()
        if service is None:
            raise ServiceFault("Enter the API key of the service: the one that HECTARE_API_KEY gave it.")

        def then(projects):
            self._auth_id = connection.save(service.address, service.key)
            self._key.clear()
            self._service = service
            self._projects = projects
            self._show_projects()
            self._say(f"{len(projects)} projects at {service.address}")

        self._run("Asking for the projects", lambda _task: service.projects(), then)

    def add_live_layers(self):
        def action():
            layers = [live_layer(self._service, name, title, self._auth_id) for name, title in (("plots", "Plots"), ("projects", "Projects"))]
            add(layers, "Hectare")
            self._say("Layers that follow the service: reload them to see what changed.")

        self._guarded(action)

    def _folder(self, project):
        return os.path.join(QgsApplication.qgisSettingsDirPath(), "hectare", project["id"])

    def add_shapes(self):
        project = self._chosen()
        if project is None or self._task is not None:
            return

        def then(found):
            add([vector_of(*found)], project["project_name"])
            self._say(f"Shapes of {project['project_name']}")

        self._run("Loading shapes", lambda _task: load_shapes(self._service, project, self._folder(project)), then)

    def add_pictures(self):
        project = self._chosen()

        def then(answer):
            found, missing = answer
            add([raster_of(path, name) for path, name in found], project["project_name"])
            rest = f"; not there: {', '.join(missing)}" if missing else ""
            self._say(f"{len(found)} pictures of {project['project_name']}{rest}")

        self._run("Loading pictures", lambda task: load_pictures(self._service, project, self._folder(project), task.isCanceled), then)

    def send_layer(self):
        self._guarded(self._send_layer)

    def _send_layer(self):
        layer = self._layer.currentLayer()
        if layer is None:
            raise ServiceFault("Open a layer first, and choose it above.")
        text = geojson_of(layer, self._only_selected.isChecked())
        service = self._service

        def work(_task):
            return service.create(layer.name(), text), service.projects()

        def then(answer):
            made, self._projects = answer
            self._show_projects()
            self._say(f"{made['project_name']}: {made['area_hectares']:,.2f} ha", Qgis.Success)

        self._run("Making a project", work, then)
