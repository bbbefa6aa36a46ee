import type { PlotTexts } from '../request-plots.ts';

export const spanishTexts: PlotTexts = {
  broken: [
    'Botellas rotas en el reparto',
    'En la capa inferior del palet había dos cajas con botellas rotas, unas 14. El repartidor lo vio y lo apuntó en el albarán.',
    'Buenos días, gracias por las fotos. Envíenos también una imagen de la etiqueta de la caja, con la fecha y el lote. En cuanto la tengamos emitimos el abono.',
  ],
  short: [
    'Faltan dos barriles',
    'En el albarán figuran seis barriles y el repartidor descargó cuatro. En la foto se ve lo que quedó en el palet.',
    'Gracias, preguntamos al almacén si los barriles se quedaron en el camión. Le respondemos hoy mismo.',
    'Los necesitaríamos antes del viernes, tenemos el local lleno.',
  ],
  invoice: [
    'NIF antiguo en la factura',
    'La factura está a nombre de la empresa anterior. La adjuntamos y pedimos que se corrija.',
    'Buenos días, el cambio de datos nos consta desde el 1 de octubre. ¿Confirma que la dirección es la misma?',
    'Sí, la dirección no cambia.',
    'Mañana encontrará el documento corregido entre sus documentos. Hemos anulado la factura original.',
  ],
  deposit: [
    'No cuadra el saldo de cajas',
    'Según ustedes tenemos 214 cajas, nosotros hemos contado 186. Adjuntamos la tabla.',
    'Gracias por el resumen. El almacén está recontando las devoluciones del último trimestre, suele tardar tres días laborables.',
  ],
  tap: [
    'El grifo de la barra gotea',
    'El segundo grifo gotea aunque esté cerrado. En una noche llena medio cubo.',
    'El técnico puede ir el miércoles entre las ocho y las diez. ¿Le va bien?',
    'Sí, habrá alguien.',
    'El técnico ha cambiado la junta y ha limpiado el grifo. Si vuelve a ocurrir, escriba aquí.',
  ],
  day: [
    'Día de reparto en invierno',
    'Desde diciembre cerramos los lunes. ¿Podrían venir los martes?',
    'Lo hemos pasado a planificación de rutas. El calendario de invierno se cierra a final de mes, hasta entonces la solicitud queda en pausa.',
  ],
  late: [
    'El reparto no ha llegado',
    'El camión tenía que llegar antes de las diez y son las once y media.',
    'Ya está aquí. Gracias, pueden cerrarla.',
  ],
  portal: [
    'No se guarda el pedido',
    'Al guardarlo para después aparece un error. Envío una captura de pantalla.',
    'Buenos días, ¿le pasa con todos los pedidos o solo con este?',
    'Solo con este, los demás se guardaron.',
    'Gracias. Díganos también cuántas líneas tiene el carrito y a qué hora lo intentó.',
  ],
  place: [
    'Nueva terraza desde enero',
    'En enero abrimos una terraza. ¿Qué necesitan para que podamos pedir a la nueva dirección?',
    'Añado: el camión solo puede entrar por detrás, por el patio.',
  ],
  again: [
    'Otra vez los barriles',
    'Ya lo comuniqué, pero no sé si llegó: faltan dos barriles.',
    'Buenos días, hemos unido las dos solicitudes, la respuesta le llegará en la primera.',
  ],
  taste: [
    'La cerveza sabe rara',
    'El último barril está ácido y los clientes lo devuelven. La limpieza se hizo la semana pasada.',
    'Lo sentimos. ¿Qué lote figura en la etiqueta del barril?',
    'L2611 04, pinchado el sábado.',
    'Gracias, el laboratorio analizará una muestra del mismo lote. No vacíe el barril, por favor.',
    'De acuerdo, está apartado en la bodega.',
  ],
  credit: [
    'Falta el abono de los barriles',
    'Hace tres semanas devolvimos 24 barriles vacíos y no aparece el abono.',
    'En el albarán de recogida vemos 18. ¿Tiene la copia firmada por el repartidor?',
    'Sí, la tiene un compañero. La envío mañana.',
    'De acuerdo, la esperamos. Sin la copia firmada no podemos abonar la diferencia.',
  ],
  collection: [
    'Recogida extra de envases',
    'Después de la feria tenemos el patio lleno de cajas, unos seis palets. ¿Podrían venir fuera de ruta?',
    'Podemos el jueves por la tarde. ¿Tendrán carretilla elevadora?',
    'Sí, pero solo hasta las tres.',
    'Lo adelantamos a la una.',
    'Perfecto, gracias.',
    'Recogido, los seis palets están abonados. Gracias por su ayuda.',
  ],
  payment: [
    'Vencimiento de la factura',
    'En el contrato tenemos 21 días y en la factura pone 14. ¿Qué vale?',
    'Vale el contrato. Comprobamos por qué la factura lleva otro plazo.',
    'Gracias. ¿Esperamos mientras tanto?',
    'Sí, no recibirá ningún recordatorio.',
    '¿Y las próximas facturas saldrán bien?',
    'Sí, hemos corregido el dato del pagador, las nuevas facturas llevan 21 días.',
  ],
  idea: [
    'Una idea para los favoritos',
    'Nos vendría bien separar los favoritos de invierno y de verano.',
    'Bastaría con poder ordenar la lista a mano.',
  ],
};
