import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the approval panel says in Spanish. */
export const es: Dictionary<typeof en> = {
  'approve.asks': 'pide tu aprobación',
  'approve.account': 'Cuenta',
  'approve.signIn': 'Inicia tu sesión en',
  'approve.payer': 'Comisión a cargo de',
  'approve.payer.you': 'Ti',
  'approve.payer.operator': 'El operador de la billetera',
  'approve.yes': 'Aprobar',
  'approve.no': 'Rechazar',
  'approve.details': 'Detalles de la solicitud',

  'block.window':
    'Este navegador no puede saber si algo tapa esta solicitud. Revísala en una ventana de tu billetera.',
  'block.small': 'No hay espacio suficiente para esta solicitud. Agranda la ventana.',
  'block.hidden': 'Algo tapa esta solicitud. Podrás aprobarla cuando se vea entera.',
  'block.checking': 'Comprobando qué hace…',
  'block.unread': 'Desplázate hasta el final para aprobar.',
  'block.wait': 'Un momento…',

  'warning.seeming': 'Parece un inicio de sesión, pero no tiene un formato estándar.',
  'why.seeming': 'Tu billetera no puede comprobar para quién es. Recházalo si no sabes para qué sirve.',
  'warning.insecure': 'La conexión de este sitio no está cifrada.',
  'why.insecure': 'Otras personas de tu red pueden cambiar lo que pide el sitio.',

  'window.open': 'Abrir la ventana de la billetera',
  'window.waiting': 'Continúa en la ventana de tu billetera.',
  'window.approved': 'Aprobado',
  'window.rejected': 'Rechazado',
  'window.ended': 'Esta solicitud ha caducado',
  'window.ended.text': 'Vuelve al sitio e inténtalo de nuevo.',
  'window.close': 'Puedes cerrar esta ventana.',

  'refused.title': 'Tu billetera lo ha rechazado',
  'refused.sign-in':
    '{site} te pidió iniciar sesión en {domain}. Con una firma así, alguien podría iniciar sesión en tu nombre.',
  'refused.delegation':
    '{site} te pidió entregar tu cuenta a un código que tu billetera no conoce. Podría llevarse todo lo que tienes.',
  'refused.next': 'No se ha firmado nada.',
  'refused.close': 'Cerrar',
}
