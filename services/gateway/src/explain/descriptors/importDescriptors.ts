import type { Database } from '../../database/Database'
import type { ImportedDescriptor } from './readDescriptors'

/** The result of an import. */
export type ImportOutcome = { readonly contracts: number; readonly removed: number }

const slice = 100

/** Replaces all descriptors by these, all or none; every gateway on the database serves them within a minute. */
export async function importDescriptors(
  database: Database,
  descriptors: readonly ImportedDescriptor[],
): Promise<ImportOutcome> {
  return database.transaction(async (sql) => {
    // Imports wait for each other here; readers see the earlier descriptors until the end.
    await sql.query('lock table descriptors in share row exclusive mode')
    const removed = await sql.query('delete from descriptors returning 1')
    for (let at = 0; at < descriptors.length; at += slice) {
      const part = descriptors.slice(at, at + slice)
      await sql.query(
        `insert into descriptors (path, kind, hash, owner, contract_name, descriptor)
         select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])`,
        [
          part.map(({ path }) => path),
          part.map(({ kind }) => kind),
          part.map(({ hash }) => hash),
          part.map(({ owner }) => owner),
          part.map(({ contractName }) => contractName),
          part.map(({ text }) => text),
        ],
      )
      const rows = part.flatMap(({ path, kind, contracts }) =>
        contracts.map((contract) => ({ contract, kind, path })),
      )
      await sql.query(
        `insert into descriptor_contracts (contract, kind, path)
         select * from unnest($1::text[], $2::text[], $3::text[])`,
        [rows.map(({ contract }) => contract), rows.map(({ kind }) => kind), rows.map(({ path }) => path)],
      )
    }
    const contracts = new Set(descriptors.flatMap((one) => one.contracts.map((id) => `${one.kind} ${id}`)))
    return { contracts: contracts.size, removed: removed.length }
  })
}
