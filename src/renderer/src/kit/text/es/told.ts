/** Lo que dicen la geometría, los lectores de archivos y el anfitrión, por su código. Sus frases en inglés están donde nacen; una que falta aquí se muestra en inglés. */
interface Told {
  fault: Record<string, string>;
}

export const told: Told = {
  fault: {
    network: 'No se puede alcanzar el servicio. Abrir, comprobar, medir y exportar archivos sigue funcionando.',
    timeout: 'El servicio no respondió a tiempo. No se ha perdido nada de lo escrito: inténtelo de nuevo.',
    cancelled: 'Cancelado.',
    unauthorised: 'El servicio rechazó la clave. Escríbala de nuevo en Conexiones.',
    forbidden: 'El servicio no permite eso a esta clave. Pregunte al proveedor qué incluye su plan.',
    'not-found': 'El servicio ya no conoce esto. Actualice la lista de proyectos.',
    'not-ready': 'Todavía no está disponible.',
    'too-large': 'El servicio rechazó la subida por su tamaño. Simplifique las formas o divida el archivo.',
    'wrong-type': 'El servicio no acepta este tipo de subida.',
    invalid: 'El servicio rechazó la solicitud; vea los campos que nombra.',
    refused: 'El servicio rechazó la solicitud. Pregunte al proveedor qué significa.',
    'too-many': 'El servicio pide una pausa. Inténtelo de nuevo dentro de un minuto.',
    server: 'El servicio tuvo un fallo propio. Inténtelo más tarde.',
    shape: 'La respuesta del servicio no tiene la forma esperada.',
    redirected: 'El servicio remite a otra dirección. Revise la dirección en Conexiones.',
    'no-key': 'No hay clave para esta conexión. Escríbala en Conexiones.',
    'already-waiting': 'Esto ya espera en la bandeja de salida. Ábrala para enviarlo o descartarlo.',
    'being-sent': 'Esto se está enviando ahora mismo. Espere la respuesta.',
    'not-there': 'Esto ya no está en la bandeja de salida: se envió o se descartó.',
    unsure: 'No se puede saber si llegó. Mire en el servicio y decida.',
    'shape-missing': 'Falta el límite de esta entrada en la carpeta de la bandeja de salida. Cree el proyecto de nuevo desde su archivo.',
    terms: 'Las condiciones de este mapa prohíben guardar zonas de él. Elija otro mapa o un archivo.',
    'host-gone': 'El anfitrión de Hectare no responde. Inicie Hectare de nuevo; lo escrito se conserva en su borrador.',
    'no-session':
      'Esta página no tiene sesión con Hectare. Abra la dirección que imprimió Hectare, o pulse Intro donde se ejecuta para obtener una nueva.',
    'disk-full': 'El disco está lleno. Haga sitio e inténtelo de nuevo; nada de lo guardado antes se ha perdido.',
    'not-allowed': 'Este equipo no deja que Hectare escriba allí. Elija otra carpeta.',
    'file-not-found': 'El archivo o su carpeta ya no está. ¿Se movió o cambió de nombre?',
    'json-invalid': 'Esto no es JSON. ¿Está completo el archivo? Consígalo de nuevo o expórtelo otra vez.',
    'file-too-large':
      'Este tipo de archivo se lee entero y es demasiado grande. Conviértalo a KML, GeoJSON, CSV, FlatGeobuf o GeoPackage, que se leen por partes.',
  },
};
