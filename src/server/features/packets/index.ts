export { packetFilesOfClient } from './store.ts'
