"""Figures of the data products worked out a second time, by another hand and in another language, from the packed sample landscape.

Reads the pack's folder and JSON with places on stdin, writes JSON with figures on stdout. Nothing of Hectare's is used: polygons are clipped to cells by
Sutherland and Hodgman's rule, areas of cells follow from the ellipsoid, rasters are read by GDAL, and every factor is typed here again.
"""

import gzip
import json
import math
import struct
import sys
from datetime import datetime, timezone
from statistics import NormalDist

import numpy
from osgeo import gdal

gdal.UseExceptions()
folder, request = sys.argv[1], json.load(sys.stdin)
manifest = json.load(open(f"{folder}/manifest.json"))


# Reading


def raster(ending):
    """Cells with west, north and cell size; from the entry whose address ends so."""
    (entry,) = [e for e in manifest["entries"] if e["kind"] == "raster" and e["url"].endswith(ending)]
    opened = gdal.Open(f"{folder}/{entry['file']}")
    west, width, _, north, _, height = opened.GetGeoTransform()
    return {"cells": opened.ReadAsArray(), "west": west, "north": north, "size": width}


documents = {(e["dataset"], e["key"]): e for e in manifest["entries"] if e["kind"] == "document"}


def document(dataset, key):
    entry = documents[(dataset, key)]
    with open(f"{folder}/{entry['file']}", "rb") as file:
        file.seek(entry["offset"])
        return gzip.decompress(file.read(entry["bytes"]))


# Land

semi_minor, eccentricity2 = 6356752.314245, 0.00669437999014


def zone_area(latitude):
    e, sine = math.sqrt(eccentricity2), math.sin(math.radians(latitude))
    return sine / (1 - eccentricity2 * sine * sine) + math.log((1 + e * sine) / (1 - e * sine)) / (2 * e)


def cell_hectares(south, north, width):
    return math.radians(width) * semi_minor**2 / 2 * abs(zone_area(north) - zone_area(south)) / 1e4


def clipped(ring, axis, limit, keep_above):
    """The part of a ring on one side of a line."""
    out = []
    for index, point in enumerate(ring):
        before = ring[index - 1]
        inside = point[axis] >= limit if keep_above else point[axis] <= limit
        was_inside = before[axis] >= limit if keep_above else before[axis] <= limit
        if inside != was_inside:
            share = (limit - before[axis]) / (point[axis] - before[axis])
            out.append(tuple(before[i] + share * (point[i] - before[i]) for i in (0, 1)))
        if inside:
            out.append(point)
    return out


def ring_area(ring):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1]))) / 2


def shares(polygons, image):
    """Row, column, share and hectares of every cell that the land covers; outer rings add, holes take away."""
    found, size = {}, image["size"]
    for rings in polygons:
        for number, corners in enumerate(rings):
            sign = 1 if number == 0 else -1
            # Degrees are counted in cells from the image's corner, which keeps the digits.
            ring = [((x - image["west"]) / size, (image["north"] - y) / size) for x, y in corners[:-1]]
            for row in range(math.floor(min(y for _, y in ring)), math.ceil(max(y for _, y in ring))):
                strip = clipped(clipped(ring, 1, row, True), 1, row + 1, False)
                if len(strip) < 3:
                    continue
                for column in range(math.floor(min(x for x, _ in strip)), math.ceil(max(x for x, _ in strip))):
                    part = clipped(clipped(strip, 0, column, True), 0, column + 1, False)
                    if len(part) > 2:
                        found[(row, column)] = found.get((row, column), 0) + sign * ring_area(part)
    result = []
    for (row, column), share in found.items():
        if share > 1e-12:
            north = image["north"] - row * size
            result.append((row, column, share * cell_hectares(north - size, north, size)))
    return result


gfc = "Hansen_GFC-2025-v1.13"
canopy, loss, mask = (raster(f"{gfc}_{name}_10N_030E.tif") for name in ("treecover2000", "lossyear", "datamask"))
alerts = raster("alert26_030E_00N_040E_10N.tif")
primary = raster("Africa_2001_primary.tif")
cover = raster("WorldCover_10m_2021_v200_N00E033_Map.tif")
forest_2020 = raster("JRC_GFC2020_V4_N10_E30.tif")
water = raster("seasonality_30E_10N_v1_5_2024.tif")
drivers = raster("drivers_forest_loss_1km_2001_2025_v1_3.tif")
biomass = {
    (layer, year): raster(f"{year}/N10E030_ESACCI-BIOMASS-L4-{layer}-MERGED-100m-{year}-fv7.0.tif")
    for layer in ("AGB", "AGB_SD")
    for year in range(2017, 2025)
}
fires = {}


def burned_in(year):
    if year not in fires:
        fires[year] = [
            raster(f"{year}/{month:02}/{year}{month:02}01-ESACCI-L3S_FIRE-BA-SYN-AREA_5-fv1.1-JD.tif") for month in range(1, 13)
        ]
    return fires[year]


def at(image, longitude, latitude):
    row = math.floor((image["north"] - latitude) / image["size"] + 1e-9)
    column = math.floor((longitude - image["west"]) / image["size"] + 1e-9)
    return int(image["cells"][row, column])


def middle(image, row, column):
    return image["west"] + (column + 0.5) * image["size"], image["north"] - (row + 0.5) * image["size"]


carbon, dioxide = 0.47, 44 / 12
# The zone of the landscape: tropical mountain (16), in Africa.
assert json.loads(document("faozones", "zones/34/1"))[0]["code"] == 16
root = 0.27
growth = {"young": 5.5, "old": 1.8, "primary": 0.5, "shrub": 0.45}


def forest_figures(land):
    out = {"forest_2000_ha": 0, "forest_2000_ha_50": 0, "forest_2020_ha": 0, "alert_ha": 0, "alert_probable_ha": 0}
    by_year, by_driver = {year: 0 for year in range(2018, 2026)}, {}
    for row, column, hectares in land:
        tree, year = int(canopy["cells"][row, column]), 2000 + int(loss["cells"][row, column])
        if mask["cells"][row, column] != 1 or tree > 100:
            continue
        if tree >= 50:
            out["forest_2000_ha_50"] += hectares
        if tree < 30:
            continue
        out["forest_2000_ha"] += hectares
        if year == 2000 or year > 2020:
            out["forest_2020_ha"] += hectares
        if year in by_year:
            by_year[year] += hectares
            code = at(drivers, *middle(canopy, row, column))
            by_driver[str(code)] = by_driver.get(str(code), 0) + hectares
        if year == 2000:
            alert = alerts["cells"][row, column]
            out["alert_ha"] += hectares if alert == 3 else 0
            out["alert_probable_ha"] += hectares if alert == 2 else 0
    out["lost_by_year"], out["lost_by_driver"] = by_year, by_driver
    return out


def emissions(land):
    years, forest = {}, {}
    for row, column, hectares in land:
        tree, lost = int(canopy["cells"][row, column]), int(loss["cells"][row, column])
        if mask["cells"][row, column] != 1 or not 30 <= tree <= 100:
            continue
        place = middle(canopy, row, column)
        for year in range(2017, 2025):
            amount = at(biomass["AGB", year], *place)
            if amount > 0:
                tonnes, whole = forest.get(year, (0, 0))
                forest[year] = (tonnes + amount * hectares, whole + hectares)
        if 18 <= lost <= 25:
            years.setdefault(2000 + lost, []).append((place, hectares, int(primary["cells"][row, column]) == 1))
    out = {}
    for year, cells in years.items():
        tonnes = combusted = burned = co2 = 0
        for place, hectares, is_primary in cells:
            amount = at(biomass["AGB", year - 1], *place)
            if amount == 0:
                amount = forest[year - 1][0] / forest[year - 1][1]
            co2 += amount * hectares * (1 + root) * carbon * dioxide
            share = 0.36 if is_primary else 0.55
            tonnes += amount * hectares * share
            if 2019 <= year <= 2024 and any(at(month, *place) > 0 for month in burned_in(year)):
                burned += hectares
                combusted += amount * hectares * share
        out[year] = {
            "co2_t": co2,
            "burned_loss_ha": burned if 2019 <= year <= 2024 else None,
            "ch4_tco2e": combusted * 6.8 * 27 / 1000 if 2019 <= year <= 2024 else None,
            "n2o_all_burned": tonnes * 0.2 * 273 / 1000,
        }
    return out


def land_cover(land):
    hectares_of = {}
    for row, column, hectares in land:
        value = str(int(cover["cells"][row, column]))
        hectares_of[value] = hectares_of.get(value, 0) + hectares
    return hectares_of


def stock(land):
    amount, deviation = (biomass[layer, 2024]["cells"] for layer in ("AGB", "AGB_SD"))
    tonnes = sum(float(amount[row, column]) * hectares for row, column, hectares in land)
    spread = [float(deviation[row, column]) * hectares for row, column, hectares in land if amount[row, column] > 0]
    return {"biomass_t": tonnes, "sd_correlated": sum(spread), "sd_independent": math.sqrt(sum(s * s for s in spread))}


def baseline(land, this_year):
    """Tonnes of carbon dioxide a year of the woody cells by their age."""
    total = 0
    for row, column, hectares in land:
        value = int(cover["cells"][row, column])
        if value not in (10, 20):
            continue
        x, y = middle(cover, row, column)
        tree, lost = at(canopy, x, y), at(loss, x, y)
        young = tree < 30 or (lost > 0 and 2000 + lost > this_year - 20)
        if value == 20:
            rate, share = growth["shrub"], 0.4
        elif young:
            rate, share = growth["young"], root
        else:
            rate, share = growth["primary" if lost == 0 and at(primary, x, y) == 1 else "old"], root
        total += hectares * rate * (1 + share) * carbon * dioxide
    return total


def jrc(land):
    out = {"forest_2020_ha": 0, "loss_after_2020_ha": 0, "worldcover_ha": 0, "hansen_2020_ha": 0}
    for row, column, hectares in land:
        place = middle(forest_2020, row, column)
        lost, known = at(loss, *place), at(mask, *place) == 1 and 10 < at(canopy, *place) <= 100
        out["forest_2020_ha"] += hectares if forest_2020["cells"][row, column] == 1 else 0
        out["worldcover_ha"] += hectares if at(cover, *place) in (10, 95) else 0
        out["loss_after_2020_ha"] += hectares if known and 21 <= lost <= 25 else 0
        out["hansen_2020_ha"] += hectares if known and (lost == 0 or lost > 20) else 0
    return out


def inside(polygons, x, y):
    """By crossings of a ray, holes and all."""
    crossings = 0
    for rings in polygons:
        for ring in rings:
            for (ax, ay), (bx, by) in zip(ring, ring[1:]):
                if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                    crossings += 1
    return crossings % 2 == 1


def wetland_share(polygons, land):
    wet = known = 0
    for row, column, _ in land:
        x, y = middle(cover, row, column)
        if not inside(polygons, x, y):
            continue
        hectares = cell_hectares(y - cover["size"] / 2, y + cover["size"] / 2, cover["size"])
        value, months = int(cover["cells"][row, column]), at(water, x, y)
        is_wet = value in (90, 95) or (value != 80 and 1 <= months <= 11)
        if value == 0 and not is_wet and months != 12:
            continue
        known += hectares
        wet += hectares if is_wet else 0
    return wet / known


# Time

zone_hours = 3  # Nairobi, all year


def hours(kind, years):
    """Values by the hour in UTC."""
    series = {}
    for year in years:
        if ("openmeteo", f"{kind}/{year}") not in documents:
            continue
        read = json.loads(document("openmeteo", f"{kind}/{year}"))["hourly"]
        for index, stamp in enumerate(read["time"]):
            series.setdefault(stamp, {n: v[index] for n, v in read.items() if n != "time"})
    return series


def local_days(series):
    """Lowest, highest and mean temperature and rain of local days; an amount belongs to the hour before its stamp."""
    days = {}
    for stamp, values in series.items():
        if values["temperature_2m"] is not None:
            day = datetime.fromtimestamp(stamp + zone_hours * 3600, timezone.utc).date()
            days.setdefault(day, ([], []))[0].append(values["temperature_2m"])
        if values["precipitation"] is not None:
            day = datetime.fromtimestamp(stamp + zone_hours * 3600 - 1, timezone.utc).date()
            days.setdefault(day, ([], []))[1].append(values["precipitation"])
    return {day: d for day, d in days.items() if len(d[0]) >= 20 and len(d[1]) >= 20}


def weather(year, month):
    days = local_days(hours("hourly", [year - 1, year, year + 1]))
    chosen = [d for day, d in days.items() if (day.year, day.month) == (year, month)]
    warmth = [t for d in chosen for t in d[0]]
    return {
        "avg_temperature_degC": sum(warmth) / len(warmth),
        "min_temperature_degC": min(warmth),
        "max_temperature_degC": max(warmth),
        "sum_total_precipitation_mm_of_water_equivalent": sum(sum(d[1]) for d in chosen),
    }


def risk(days):
    years, out = {}, {}
    for day in sorted(days):
        if 1991 <= day.year <= 2020:
            warm, rain = days[day]
            years.setdefault(day.year, []).append((min(warm), max(warm), round(sum(rain), 4)))
    mean = lambda value: sum(value(y) for y in years.values()) / len(years)
    out["TXx"] = mean(lambda y: max(d[1] for d in y))
    out["TNn"] = mean(lambda y: min(d[0] for d in y))
    out["SU"] = mean(lambda y: sum(d[1] > 25 for d in y))
    out["PRCPTOT"] = mean(lambda y: sum(d[2] for d in y if d[2] >= 1))
    out["R20mm"] = mean(lambda y: sum(d[2] >= 20 for d in y))
    out["Rx1day"] = mean(lambda y: max(d[2] for d in y))
    out["years"] = len(years)
    return out


def evapotranspiration(low, high, day, latitude):
    number, phi = day.timetuple().tm_yday, math.radians(latitude)
    length = 366 if (day.year % 4 == 0 and day.year % 100 != 0) or day.year % 400 == 0 else 365
    distance = 1 + 0.033 * math.cos(2 * math.pi * number / length)
    declination = 0.409 * math.sin(2 * math.pi * number / length - 1.39)
    sunset = math.acos(max(-1, min(1, -math.tan(phi) * math.tan(declination))))
    above = (
        24 * 60 / math.pi * 0.0820 * distance
        * (sunset * math.sin(phi) * math.sin(declination) + math.cos(phi) * math.cos(declination) * math.sin(sunset))
    )
    return max(0, 0.0023 * 0.408 * above * ((low + high) / 2 + 17.8) * math.sqrt(max(0, high - low)))


def balances(days, latitude):
    months = {}
    for day, (warm, rain) in days.items():
        months.setdefault((day.year, day.month), []).append(sum(rain) - evapotranspiration(min(warm), max(warm), day, latitude))
    whole = lambda y, m: (datetime(y + m // 12, m % 12 + 1, 1) - datetime(y, m, 1)).days
    return {key: sum(values) for key, values in months.items() if len(values) == whole(*key)}


def spei(months, year, month, span):
    """By the generalized logistic distribution from unbiased L-moments of 1991 to 2020."""
    def total(y, m):
        keys = [((y * 12 + m - 1 - back) // 12, (y * 12 + m - 1 - back) % 12 + 1) for back in range(span)]
        return sum(months[k] for k in keys) if all(k in months for k in keys) else None

    past = [t for t in (total(y, month) for y in range(1991, 2021)) if t is not None]
    x, n = numpy.sort(numpy.array(past)), len(past)
    j = numpy.arange(1, n + 1)
    b0, b1, b2 = x.mean(), ((j - 1) * x).sum() / n / (n - 1), ((j - 1) * (j - 2) * x).sum() / n / (n - 1) / (n - 2)
    l1, l2, t3 = b0, 2 * b1 - b0, (6 * b2 - 6 * b1 + b0) / (2 * b1 - b0)
    k = -t3
    alpha = l2 * math.sin(k * math.pi) / (k * math.pi)
    xi = l1 - alpha * (1 / k - math.pi / math.sin(k * math.pi))
    y = -math.log(1 - k * (total(year, month) - xi) / alpha) / k
    return NormalDist().inv_cdf(1 / (1 + math.exp(-y)))


models = ["GFDL-ESM4", "IPSL-CM6A-LR", "MPI-ESM1-2-HR", "MRI-ESM2-0", "UKESM1-0-LL"]
weights = {"ssp126": 0.1, "ssp245": 0.4, "ssp370": 0.4, "ssp585": 0.1}


def climate(year):
    def days(model, scenario, variable):
        raw = document("nexgddp", f"{model}/{scenario}/{variable}/{year}")
        return numpy.array(struct.unpack(f"<{len(raw) // 2}h", raw), dtype=float)

    length = 366 if year % 4 == 0 else 365
    warmth = {s: numpy.mean([days(m, s, "tas").mean() * 0.02 for m in models]) for s in weights}
    # A model's mean day times the real days of the year.
    rain = {s: numpy.mean([numpy.maximum(days(m, s, "pr"), 0).mean() * 0.02 * length for m in models]) for s in weights}
    total = lambda by: float(sum(weights[s] * by[s] for s in weights))
    return {"avg_temperature_degC": total(warmth), "sum_total_precipitation_mm_of_water_equivalent": total(rain)}


answer = {"places": []}
for place in request["places"]:
    polygons = [[[tuple(corner) for corner in ring] for ring in rings] for rings in place["polygons"]]
    coarse, fine = shares(polygons, canopy), shares(polygons, cover)
    answer["places"].append(
        {
            "forest": forest_figures(coarse),
            "emissions": emissions(coarse),
            "land_cover": land_cover(fine),
            "stock": stock(shares(polygons, biomass["AGB", 2024])),
            "baseline_tco2e": baseline(fine, request["year"]),
            "forest_2020": jrc(fine),
            "wetland_share": wetland_share(polygons, fine),
            "young_tco2e_per_ha": growth["young"] * (1 + root) * carbon * dioxide,
        }
    )
recent = request["year"] - 1
past = local_days(hours("hourly-basic", range(1990, 2022)))
months = balances({d: v for d, v in past.items() if 1991 <= d.year <= 2020}, request["latitude"])
months.update({k: v for k, v in balances(local_days(hours("hourly", range(recent - 3, recent + 2))), request["latitude"]).items() if k[0] > 2020})
answer["weather"] = {str(month): weather(recent, month) for month in (3, 8)}
answer["risk"] = risk(past)
answer["water"] = {
    str(month): {"balance_mm": months[recent, month], "spei_3": spei(months, recent, month, 3), "spei_12": spei(months, recent, month, 12)}
    for month in (4, 10)
}
answer["climate"] = {str(year): climate(year) for year in (2032, 2071)}
json.dump(answer, sys.stdout)
