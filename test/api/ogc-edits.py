"""Edits projects by OGC API - Features, as a GIS does it: the standard library alone, one JSON line for each answer."""

import json
import sys
import urllib.error
import urllib.request

root, key = sys.argv[1:3]


def ask(method, address, feature=None, **headers):
    request = urllib.request.Request(address, method=method, headers={"x-api-key": key, **{k.replace("_", "-"): v for k, v in headers.items()}})
    if feature is not None:
        request.data = json.dumps(feature).encode()
        request.add_header("Content-Type", "application/geo+json")
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.headers, json.loads(answer.read() or "null")
    except urllib.error.HTTPError as error:
        return error.code, error.headers, json.loads(error.read() or "null")


def square(west, size):
    south = 1
    return {"type": "Polygon", "coordinates": [[[west, south], [west + size, south], [west + size, south + size], [west, south + size], [west, south]]]}


items = root + "/collections/projects/items"
allowed = ask("OPTIONS", items)[1]["Allow"]
status, headers, feature = ask(
    "POST", items, {"type": "Feature", "geometry": square(36, 0.01), "properties": {"project_name": "Edited", "trees": 5}}
)
assert status == 201, feature
place = headers["Location"]
# Two people read the same, and both move the outline.
first = ask("GET", place)
second = ask("GET", place)
mine, theirs = first[2], second[2]
mine["geometry"] = square(36, 0.012)
theirs["geometry"] = square(36.001, 0.012)
theirs["properties"]["project_name"] = "Edited by another"
won = ask("PUT", place, mine, If_Match=first[1]["ETag"])
lost = ask("PUT", place, theirs, If_Match=second[1]["ETag"])
blind = ask("PUT", place, theirs)
# After a look at the difference, on top of what stands.
again = ask("PUT", won[1]["Location"], theirs, If_Match=lost[2]["etag"])
gone = ask("GET", place)
deleted = ask("DELETE", again[1]["Location"], If_Match=again[1]["ETag"])
print(
    json.dumps(
        {
            "allowed": allowed,
            "statuses": [won[0], lost[0], blind[0], again[0], gone[0], deleted[0]],
            "made": place.rsplit("/", 1)[1],
            "won": won[2],
            "lost": lost[2],
            "blind": blind[2],
            "again": again[2],
        }
    )
)
