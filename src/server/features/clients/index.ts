export { type GivenFields, inferFields, misfits } from './infer-fields.ts'
export {
  type ClientInput,
  deleteClient,
  findClient,
  hasClients,
  insertClient,
  insertClients,
  listClientRows,
  listClients,
  toRecord,
  updateClient,
} from './store.ts'
