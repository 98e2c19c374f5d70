import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the approval panel says in Spanish. */
export const es: Dictionary<typeof en> = {
  'approve.asks': 'pide tu aprobación',
  'approve.account': 'Cuenta',
  'approve.signIn': 'Inicia tu sesión en',
  'approve.payer': 'Comisión a cargo de',
  'approve.payer.you': 'Ti',
  'approve.payer.operator': 'El operador de la wallet',
  'approve.upgrade': 'Actualización',
  'approve.upgrade.smart': 'Pasa a ser una cuenta inteligente, misma dirección',
  'approve.cancel': 'Cancela',
  'approve.cancel.refused': 'La solicitud que el operador no quiso pagar',
  'approve.yes': 'Aprobar',
  'approve.no': 'Rechazar',
  'approve.details': 'Detalles de la solicitud',

  'block.window':
    'Este navegador no puede saber si algo tapa esta solicitud. Revísala en una ventana de tu wallet.',
  'block.small': 'No hay espacio suficiente para esta solicitud. Agranda la ventana.',
  'block.hidden': 'Algo tapa esta solicitud. Podrás aprobarla cuando se vea entera.',
  'block.checking': 'Comprobando qué hace…',
  'block.unread': 'Desplázate hasta el final para aprobar.',
  'block.wait': 'Un momento…',

  'stepUp.note': 'Se te pedirá tu llave de acceso por el límite que fijaste.',
  'stepUp.failed': 'Ninguna llave de acceso lo confirmó. Inténtalo de nuevo.',

  'warning.seeming': 'Parece un inicio de sesión, pero no tiene un formato estándar.',
  'why.seeming': 'Tu wallet no puede comprobar para quién es. Recházalo si no sabes para qué sirve.',
  'warning.insecure': 'La conexión de este sitio no está cifrada.',
  'why.insecure': 'Otras personas de tu red pueden cambiar lo que pide el sitio.',

  'warning.budget-project': 'El presupuesto del operador para este sitio se ha agotado por hoy.',
  'warning.budget-visitor': 'Has agotado lo que el operador paga por ti hoy.',
  'warning.target': 'El operador no paga por este contrato.',
  'warning.gas': 'Esto necesita más gas del que paga el operador.',
  'warning.unpaid': 'El operador no puede pagar en este momento.',
  'why.payer': 'Si apruebas, tú pagas la comisión de la red.',

  'window.open': 'Abrir la ventana de la wallet',
  'window.waiting': 'Continúa en la ventana de tu wallet.',
  'window.approved': 'Aprobado',
  'window.rejected': 'Rechazado',
  'window.ended': 'Esta solicitud ha caducado',
  'window.ended.text': 'Vuelve al sitio e inténtalo de nuevo.',
  'window.close': 'Puedes cerrar esta ventana.',

  'refused.title': 'Tu wallet lo ha rechazado',
  'refused.sign-in':
    '{site} te pidió iniciar sesión en {domain}. Con una firma así, alguien podría iniciar sesión en tu nombre.',
  'refused.delegation':
    '{site} te pidió entregar tu cuenta a un código que tu wallet no conoce. Podría llevarse todo lo que tienes.',
  'refused.network':
    '{site} te pidió firmar algo que no es válido en {network}. Es para otra red o ha caducado.',
  'refused.replacement':
    '{site} te pidió reemplazar una transacción que ya enviaste. La nueva podría hacer otra cosa.',
  'refused.account-delegated':
    'Otra wallet hizo que tu cuenta ejecute otro código en {network}. Tu wallet no lo reemplaza. Deshazlo en la otra wallet e inténtalo de nuevo.',
  'refused.funds.title': 'No puedes pagar esto',
  'refused.funds':
    'El operador no paga esta solicitud y tu cuenta no tiene suficiente: necesita hasta {needed} y tiene {balance}.',
  'refused.next': 'No se ha firmado nada.',
  'refused.next.signed': 'Ya la aprobaste, así que el operador aún podría ejecutarla.',
  'refused.close': 'Cerrar',
}
