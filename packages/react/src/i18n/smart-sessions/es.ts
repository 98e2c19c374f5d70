import type { SmartSessionDictionary } from './en'

/** The texts of smart sessions in Spanish. */
export const es: SmartSessionDictionary = {
  'smartSessions.beta': 'Versión beta',
  'smartSessions.tabs': 'Estado',
  'smartSessions.tab.active': 'Activas',
  'smartSessions.tab.expired': 'Caducadas',
  'smartSessions.tab.revoked': 'Revocadas',
  'smartSessions.loading': 'Cargando tus sesiones inteligentes…',
  'smartSessions.retry': 'Reintentar',
  'smartSessions.none.active': 'No hay sesiones inteligentes activas',
  'smartSessions.none.expired': 'No hay sesiones inteligentes caducadas',
  'smartSessions.none.revoked': 'No hay sesiones inteligentes revocadas',
  'smartSessions.none.text':
    'Una sesión inteligente permite que un sitio actúe por ti dentro de los límites que aprobaste.',
  'smartSessions.failed.text': 'Comprueba tu conexión a internet e inténtalo de nuevo.',
  'smartSessions.until': 'Hasta el {date}',
  'smartSessions.expired': 'Caducó el {date}',
  'smartSessions.revoked': 'Revocada el {date}',
  'smartSessions.revoke': 'Revocar',
  'smartSessions.revokeOf': 'Revocar la sesión de {site}',
  'smartSessions.revoking': 'Confirma en tu wallet…',
  'smartSessions.done': 'Sesión revocada',
  'smartSessions.declined': 'Rechazaste revocar la sesión.',
  'smartSessions.permission.contract-call': 'Llamar a ciertos contratos',
  'smartSessions.permission.native-token-recurring-allowance':
    'Gastar una cantidad fija de {symbol} por período',
  'smartSessions.permission.erc20-recurring-allowance': 'Gastar una cantidad fija de un token por período',
  'smartSessions.permission.unknown': 'Otro permiso',
  'smartSessions.created.title': 'Permiso concedido',
  'smartSessions.created.text':
    '{site} ya puede actuar por ti dentro de los límites que aprobaste. Puedes revocarlo cuando quieras.',
  'smartSessions.created.list': 'Ver sesiones inteligentes',
  'smartSessions.created.close': 'Listo',
  'error.smart-sessions/unavailable': 'No se pudieron cargar las sesiones inteligentes',
  'error.smart-sessions/not-revoked': 'No se pudo revocar la sesión inteligente',
}
