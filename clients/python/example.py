"""Registers a boundary, waits for its products and writes a CSV: one row for each product, and the monthly weather where it is ready.

    HECTARE_URL=http://127.0.0.1:8765 HECTARE_API_KEY=... python3 example.py boundary.geojson out.csv project-mask weather

The cells (# %%) run one by one in an editor with notebooks as well. The standard library alone.
"""

# %% What is asked for
import csv
import os
import pathlib
import sys
import time

from hectare_client import ApiError, Client, NotReady

boundary, table, *wanted = sys.argv[1:]
patience_seconds = float(os.environ.get("HECTARE_PATIENCE_SECONDS", "14400"))
client = Client(os.environ["HECTARE_URL"], key=os.environ["HECTARE_API_KEY"])

# %% Register the boundary: the same file under the same key makes one project, however often this cell runs
path = pathlib.Path(boundary)
project = client.create_project(
    project_name=path.stem, file=(path.name, path.read_bytes()), idempotency_key=os.environ.get("HECTARE_IDEMPOTENCY_KEY")
).value
print("%s: %.4f ha" % (project.id, project.area_hectares))

# %% Wait until every wanted product has ended, well or not
ended = ("ready", "failed", "cancelled", "not_available")
deadline = time.monotonic() + patience_seconds
while True:
    states = {state.product: state for state in client.available_data(project.id).value.products or []}
    unknown = [product for product in wanted if product not in states]
    if unknown:
        raise SystemExit("No such product: %s. There are: %s" % (", ".join(unknown), ", ".join(sorted(states))))
    waiting = [product for product in wanted if states[product].state not in ended]
    if not waiting or time.monotonic() > deadline:
        break
    print("Waiting for", ", ".join("%s (%.0f %%)" % (product, 100 * states[product].progress) for product in waiting))
    time.sleep(5)

# %% Write what there is. What is not there has its reason, never a zero
with open(table, "w", newline="", encoding="utf-8") as out:
    rows = csv.writer(out)
    rows.writerow(["project_id", "area_hectares", "product", "period", "state", "value", "unit", "reason"])
    for product in wanted:
        state = states[product]
        rows.writerow([project.id, project.area_hectares, product, "", state.state, "", "", state.reason or ""])
    if "weather" in wanted and states["weather"].state == "ready":
        for record in client.weather(project.id, period="monthly").value:
            degrees = record.avg_temperature_degc
            rows.writerow([project.id, project.area_hectares, "weather", record.period, "ready", "" if degrees is None else degrees, "degC", ""])

# %% A picture comes as bytes, and a second time only where it has changed
if "project-mask" in wanted:
    try:
        picture = client.project_mask(project.id)
        pathlib.Path(table).with_suffix(".tif").write_bytes(picture.value)
        print("Unchanged:", client.project_mask(project.id, if_none_match=picture.etag).is_known)
    except NotReady as error:
        print("Not ready:", error.detail)
    except ApiError as error:
        raise SystemExit("%d: %s" % (error.status, error.detail))
