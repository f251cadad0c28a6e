/** Words for "name" and "title", in the languages that land records are written in, without accents and in small letters. */
const nameWords =
  'name names nom nombre nome naam namn navn nimi nama jina ime imie imya nazwa nazev nazov nev nume isim adi ad ten bezeichnung benennung benaming ' +
  'denominacion denominazione denomination denominacao designation designacao designacion title titulo titre titolo label etiqueta rotulo toponym toponimo ' +
  'название имя наименование назва име όνομα ονομα 名称 名前 名 地名 이름 명칭 اسم الاسم नाम ชื่อ שם';

/** Words for a piece of land and what is done with it. */
const landWords =
  'plot plots parcel parcela parcelas parcelle particella parzelle parsel predio finca lote lot lotto lotissement farm granja finca hacienda fazenda propriedade ' +
  'imovel talhao gleba field shamba stand block bloque bloc quadra terreno terrain flurstuck schlag feldblock kavel perceel dzialka участок поле ' +
  'site sitio concession concesion compartment rodal stratum estrato zone zona unit unidad farmer producer productor produtor owner propietario proprietario beneficiary ' +
  'county province provincia district distrito municipality municipio commune region state estado departamento country pais';

/** Words for a number or code that stands for a thing. */
const codeWords =
  'id ids code codigo codice cod kode kod ref reference referencia referencial key clave nr no num numero number nummer n uid gid fid oid objectid ident identifier ' +
  'identificador номер код 编号 编码 代码 番号 번호 رقم कोड รหัส';

const setOf = (words: string) => new Set(words.split(/\s+/));
export const names = setOf(nameWords);
export const lands = setOf(landWords);
export const codes = setOf(codeWords);
/** Attributes that say how something is drawn, where it was found or when: never what it is called. */
export const neverLabels = setOf(
  'folder style styleurl stylehash icon stroke fill color colour marker symbol visibility tessellate extrude altitudemode description descripcion desc comment ' +
    'comments notes remarks observaciones url uri href link photo foto image imagen date fecha data time timestamp created updated begin end shape area ha hectares ' +
    'hectareas acres perimeter length lat lon latitude longitude geometry type tipo source fuente email phone',
);
