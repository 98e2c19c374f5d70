import {
  postExportOptions as ask,
  postRecoveryFileOptions as askForFile,
  postRecoveryFile as keep,
  postMove as move,
  deleteVault as remove,
  postExport as show,
} from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { handleCall } from '../http/handleCall'
import { bySession } from '../sessions/bySession'
import { askOwner } from './confirmOwner'
import { deleteVault } from './deleteVault'
import { postExport } from './postExport'
import { postExportOptions } from './postExportOptions'
import { postMove } from './postMove'
import { postRecoveryFile } from './postRecoveryFile'

/** Serves what comes before keys leave the frame: as words or to another provider in a window, or as a file. Also deletes them. */
export function serveExport(app: Hono, services: FrameServices): void {
  handleCall(app, services, ask, bySession, postExportOptions(services))
  handleCall(app, services, show, bySession, postExport(services))
  handleCall(app, services, askForFile, bySession, (request) => askOwner(services, request))
  handleCall(app, services, keep, bySession, postRecoveryFile(services))
  handleCall(app, services, move, bySession, postMove(services))
  handleCall(app, services, remove, bySession, deleteVault(services))
}
