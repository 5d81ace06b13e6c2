import { expect, test } from 'vitest'
import { isSpanish } from './spanish.ts'

test('a note is Spanish as a whole or it is not', () => {
  for (const note of [
    'la fiscalía archivó en noviembre',
    'No podía dormir ni comer',
    'Yo dije que el río es de la gente y no de ellos',
    'vive con su mamá y sus hermanos',
  ])
    expect(isSpanish(note), note).toBe(true)
  for (const note of [
    'spoke against coca and minería at the asamblea',
    'president of junta de accion comunal barrio Las Brisas',
    'Los Paz de la panadería is how the town calls them',
    'San Miguel de Allende',
    'no arrests, no DUI',
    'El Flaco and La Mara Salvatrucha',
  ])
    expect(isSpanish(note), note).toBe(false)
})
