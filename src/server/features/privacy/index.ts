export { deletionWork } from './deletion-work.ts'
export { expireExportWork, exportWork } from './export-work.ts'
