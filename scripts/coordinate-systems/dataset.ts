import type { DatabaseSync } from 'node:sqlite';
import { axesOfMethod, methodOfCode } from '../../src/formats/projection/methods.ts';
import { parameterOf, plainName, type Parameters } from '../../src/formats/projection/parameters.ts';
import { systemOfWkt } from '../../src/formats/projection/wkt-system.ts';

type Row = Record<string, string | number | null>;

export interface GeographicRow {
  code: string;
  authority: string;
  name: string;
  aliases: string[];
  datums: string[];
  a: number;
  inverseFlattening: number;
  primeMeridian: number;
  unitDegrees: number;
  area: number[];
  /** code of the system that took its place, "1" where several or none did, "" for one in force */
  deprecated: string;
}
export interface ProjectedRow {
  code: string;
  authority: string;
  name: string;
  aliases: string[];
  geographic: string;
  method: string;
  parameters: Parameters;
  unitMetres: number;
  axes: string;
  area: number[];
  deprecated: string;
}

/** A value of the EPSG dataset in degrees: unit 9110 writes degrees, minutes and seconds as one decimal (DDD.MMSSsss). */
function degreesOf(value: number, unit: { code: number; factor: number | null }): number {
  if (unit.code !== 9110)
    return [9102, 9122].includes(unit.code) ? value : unit.code === 9105 ? value * 0.9 : (value * unit.factor! * 180) / Math.PI;
  const [whole = '0', part = ''] = Math.abs(value).toFixed(10).split('.');
  const digits = part.padEnd(10, '0');
  const degrees = Number(whole) + Number(digits.slice(0, 2)) / 60 + Number(`${digits.slice(2, 4)}.${digits.slice(4)}`) / 3600;
  return Math.sign(value) * degrees;
}

const rounded = (value: number) => Number(value.toPrecision(14));

/** The rows of PROJ's own copy of the EPSG and ESRI datasets that describe places on the ground. */
export class Dataset {
  readonly #database: DatabaseSync;
  readonly #units: Map<string, { code: number; factor: number | null }>;
  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#units = new Map(
      this.#all('select auth_name, code, conv_factor from unit_of_measure').map(({ auth_name, code, conv_factor }) => [
        `${auth_name}:${code}`,
        { code: Number(code), factor: conv_factor as number | null },
      ]),
    );
  }

  #all(sql: string, ...values: (string | number)[]): Row[] {
    return this.#database.prepare(sql).all(...values) as Row[];
  }

  get versions(): string {
    const of = new Map(this.#all('select key, value from metadata').map(({ key, value }) => [key, value]));
    return `EPSG ${of.get('EPSG.VERSION')} (${of.get('EPSG.DATE')}), ${of.get('ESRI.VERSION')} (${of.get('ESRI.DATE')}), PROJ ${of.get('PROJ.VERSION')}`;
  }

  #aliases(table: string, authority: string, code: string, name: string): string[] {
    const others = this.#all(
      "select alt_name from alias_name where table_name = ? and auth_name = ? and code = ? and source in ('ESRI', 'PROJ')",
      table,
      authority,
      code,
    ).map(({ alt_name }) => String(alt_name));
    const seen = new Set([plainName(name)]);
    return others.filter((other) => !seen.has(plainName(other)) && seen.add(plainName(other)));
  }

  /** GDAL reads a code that was withdrawn as the one that took its place, where that is one. */
  #replacement(table: string, authority: string, code: string): string {
    const rows = this.#all('select replacement_code from deprecation where table_name = ? and deprecated_auth_name = ? and deprecated_code = ?', table, authority, code); // prettier-ignore
    return rows.length === 1 ? String(rows[0]!['replacement_code']) : '1';
  }

  #area(table: string, authority: string, code: string): number[] {
    const boxes = this.#all(
      `select south_lat, west_lon, north_lat, east_lon from usage u join extent e on u.extent_auth_name = e.auth_name and u.extent_code = e.code
       where object_table_name = ? and object_auth_name = ? and object_code = ? and south_lat is not null`,
      table,
      authority,
      code,
    ).map((row) => Object.values(row).map(Number));
    const [first] = boxes;
    if (!first) return [];
    // Of several areas the largest: unions of areas on both sides of the antimeridian would go around the world.
    const width = ([, west = 0, , east = 0]: number[]) => (east < west ? east + 360 - west : east - west);
    return boxes.reduce((best, box) => (width(box) * (box[2]! - box[0]!) > width(best) * (best[2]! - best[0]!) ? box : best));
  }

  /** Codes of EPSG's plane systems whose definition puts the northing first, as runs among all codes: "2036", "2044-2045". */
  northFirst(): string[] {
    const rows = this.#all(
      `select p.code, a.orientation first, b.orientation second from projected_crs p
       join axis a on a.coordinate_system_auth_name = p.coordinate_system_auth_name and a.coordinate_system_code = p.coordinate_system_code and a.coordinate_system_order = 1
       join axis b on b.coordinate_system_auth_name = p.coordinate_system_auth_name and b.coordinate_system_code = p.coordinate_system_code and b.coordinate_system_order = 2
       where p.auth_name = 'EPSG' order by cast(p.code as integer)`,
    );
    const runs: [string, string][] = [];
    let isOpen = false;
    for (const row of rows) {
      const isNorthFirst = /^north$/i.test(String(row['first'])) && /^east$/i.test(String(row['second']));
      if (isNorthFirst && isOpen) runs.at(-1)![1] = String(row['code']);
      else if (isNorthFirst) runs.push([String(row['code']), String(row['code'])]);
      isOpen = isNorthFirst;
    }
    return runs.map(([from, to]) => (from === to ? from : `${from}-${to}`));
  }

  geographic(): GeographicRow[] {
    return this.#all(
      `select c.auth_name, c.code, c.name, c.deprecated, c.coordinate_system_auth_name csa, c.coordinate_system_code csc, d.auth_name da, d.code dc, d.name datum,
        e.semi_major_axis a, e.uom_auth_name ua, e.uom_code uc, e.inv_flattening rf, e.semi_minor_axis b, p.longitude, p.uom_auth_name pa, p.uom_code pu
       from geodetic_crs c join geodetic_datum d on c.datum_auth_name = d.auth_name and c.datum_code = d.code
       join ellipsoid e on d.ellipsoid_auth_name = e.auth_name and d.ellipsoid_code = e.code
       join prime_meridian p on d.prime_meridian_auth_name = p.auth_name and d.prime_meridian_code = p.code
       where c.auth_name in ('EPSG', 'ESRI', 'OGC') and c.type like 'geographic%' and e.celestial_body_code = 'EARTH' order by c.auth_name, c.code`,
    ).map((row) => {
      const [authority, code] = [String(row['auth_name']), String(row['code'])];
      const [axis] = this.#all('select uom_auth_name, uom_code from axis where coordinate_system_auth_name = ? and coordinate_system_code = ? order by coordinate_system_order', row['csa']!, row['csc']!); // prettier-ignore
      const a = Number(row['a']) * this.#units.get(`${row['ua']}:${row['uc']}`)!.factor!;
      const b = row['b'] === null ? null : Number(row['b']) * this.#units.get(`${row['ua']}:${row['uc']}`)!.factor!;
      const rf = row['rf'] === null ? (b === a ? 0 : a / (a - b!)) : Number(row['rf']);
      const datum = String(row['datum']);
      return {
        code,
        authority,
        name: String(row['name']),
        aliases: this.#aliases('geodetic_crs', authority, code, String(row['name'])),
        datums: [datum, ...this.#aliases('geodetic_datum', String(row['da']), String(row['dc']), datum)],
        a: rounded(a),
        inverseFlattening: rounded(rf),
        primeMeridian: rounded(degreesOf(Number(row['longitude']), this.#units.get(`${row['pa']}:${row['pu']}`)!)),
        unitDegrees: rounded(degreesOf(1, { ...this.#units.get(`${axis!['uom_auth_name']}:${axis!['uom_code']}`)! })),
        area: this.#area('geodetic_crs', authority, code),
        deprecated: row['deprecated'] === 1 ? this.#replacement('geodetic_crs', authority, code) : '',
      };
    });
  }

  #conversion(authority: string, code: string): { method: string; parameters: Parameters } | null {
    const [row] = this.#all('select * from conversion where auth_name = ? and code = ?', authority, code);
    if (!row) return null;
    const method = methodOfCode(Number(row['method_code']));
    if (!method) {
      console.error(`unknown method: ${row['method_name']}`);
      return null;
    }
    const parameters: Parameters = {};
    for (let k = 1; k <= 7; k += 1) {
      const name = row[`param${k}_name`];
      if (name === null || name === undefined) continue;
      const known = parameterOf(String(name));
      if (!known) {
        console.error(`unknown parameter of ${row['method_name']}: ${name}`);
        continue;
      }
      const unit = this.#units.get(`${row[`param${k}_uom_auth_name`]}:${row[`param${k}_uom_code`]}`)!;
      const value = Number(row[`param${k}_value`]);
      parameters[known.key] = rounded(known.unit === 'angle' ? degreesOf(value, unit) : value * (unit.factor ?? 1));
    }
    return { method, parameters };
  }

  /** The unit of a plane system, and the directions of its axes in the order of files: northing first only where PROJ keeps it so for drawing. */
  #plane(authority: string, code: string): { unitMetres: number; axes: string } {
    const axes = this.#all('select orientation, name, uom_auth_name, uom_code from axis where coordinate_system_auth_name = ? and coordinate_system_code = ? order by coordinate_system_order', authority, code); // prettier-ignore
    const unit = this.#units.get(`${axes[0]!['uom_auth_name']}:${axes[0]!['uom_code']}`)!;
    const written = axes.slice(0, 2).map(({ orientation }) => String(orientation));
    const letters = written.every((word) => ['east', 'north', 'west', 'south'].includes(word))
      ? written.map((word) => word[0]).join('')
      : 'en';
    return { unitMetres: unit.factor!, axes: letters === 'ne' ? 'en' : letters };
  }

  projected(): ProjectedRow[] {
    const rows: ProjectedRow[] = [];
    for (const row of this.#all("select * from projected_crs where auth_name in ('EPSG', 'ESRI') order by auth_name, code")) {
      const [authority, code, name] = [String(row['auth_name']), String(row['code']), String(row['name'])];
      const common = {
        code,
        authority,
        name,
        aliases: this.#aliases('projected_crs', authority, code, name),
        area: this.#area('projected_crs', authority, code),
        deprecated: row['deprecated'] === 1 ? this.#replacement('projected_crs', authority, code) : '',
      };
      if (row['text_definition'] !== null) {
        const system = systemOfWkt(String(row['text_definition']));
        const ground = system && this.#geographicOf(system.geographic.name, system.geographic.datum);
        if (!system?.projection || !ground) continue;
        const { method, parameters, unitMetres, axes } = system.projection;
        rows.push({ ...common, geographic: ground, method, parameters, unitMetres, axes });
        continue;
      }
      const conversion = this.#conversion(String(row['conversion_auth_name']), String(row['conversion_code']));
      if (!conversion) continue;
      const plane = this.#plane(String(row['coordinate_system_auth_name']), String(row['coordinate_system_code']));
      const axes = plane.axes === 'en' ? axesOfMethod(conversion.method) : plane.axes;
      rows.push({ ...common, geographic: String(row['geodetic_crs_code']), ...conversion, unitMetres: plane.unitMetres, axes });
    }
    return rows;
  }

  /** Compound systems (ground and height) with the code of their part on the ground. */
  compounds(): [string, string][] {
    return this.#all("select code, horiz_crs_code from compound_crs where auth_name in ('EPSG', 'ESRI') order by code").map((row) => [
      String(row['code']),
      String(row['horiz_crs_code']),
    ]);
  }

  /** A geographic system by the name that ESRI gives it. */
  #geographicOf(name: string, datum: string): string | null {
    const [row] = this.#all(
      `select code from geodetic_crs where name = ?1 and auth_name in ('EPSG', 'ESRI') and type = 'geographic 2D' union all
       select code from alias_name where table_name = 'geodetic_crs' and alt_name = ?1 and auth_name = 'EPSG'`,
      name,
    );
    if (!row) console.error(`unknown geographic system: ${name}, ${datum}`);
    return row ? String(row['code']) : null;
  }
}
