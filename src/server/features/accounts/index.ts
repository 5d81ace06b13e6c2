export { readAttorney } from './profile.ts'
