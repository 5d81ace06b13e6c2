export { type GivenFields, inferFields, misfits } from './infer-fields.ts'
export {
  type ClientInput,
  deleteClient,
  findClient,
  insertClient,
  insertClients,
  toRecord,
  updateClient,
} from './store.ts'
export { countClients } from './count-clients.ts'
export { hasClients, listClientRows, listClients } from './list-clients.ts'
