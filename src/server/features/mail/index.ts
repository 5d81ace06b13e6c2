export { queueMail } from './queue-mail.ts'
export { mailWork } from './send-mail.ts'
