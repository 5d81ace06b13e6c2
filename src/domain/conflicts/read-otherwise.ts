import { spelledInEnglish } from './spelled-in.ts'

/** Letters that languages, or times, read in two ways; what is read so is compared as well. */
const readings: readonly (readonly [RegExp, string])[] = [
  // Ramadan and Ramazan, Reza and Rida.
  [/ض/gu, 'ز'],
  // Othman and Usman, Dhulfiqar and Zulfiqar, Nazir and Nadhir.
  [/ث/gu, 'س'],
  [/[ذظ]/gu, 'ز'],
  // Fatima and Fatemeh; Nazih, which has the same letter, ends in an h.
  [/(?<=\p{L}{2})[هہ](?!\p{L})/gu, 'ة'],
  // Dhu al-Fiqar and Zulfiqar.
  [/(?<=\p{L}{2})ال(?=\p{L}{3})/gu, 'ل'],
  // Mojtaba and Musa, where Persian writes the letter of Ali.
  [/ی(?!\p{L})/gu, 'ا'],
  // Elias and Almas begin with the letters of the article.
  [/(?<!\p{L})ال(?=\p{L}{2})/gu, 'ءل'],
  // Samy, as Egypt writes it.
  [/ى(?!\p{L})/gu, 'ي'],
  // Dawud and Daoud, Shraybi and Chraibi.
  [/او/gu, 'و'],
  [/اي/gu, 'ي'],
  // Jamal, and Gamal in Egypt.
  [/ج/gu, 'گ'],
  // Tanvir and Tanbhir, Roy and Ray.
  [/ভ/gu, 'ৱ'],
  // Shahnaz and Mizan, which Bengali has no other letter for than that of Jahan.
  [/[জয]/gu, 'z'],
  [/া(?=য়|য়)/gu, ''],
  // Chedi and Choudhary, for which Tamil has the letter of Samy.
  [/(?<!\p{L}|\p{M})ச/gu, 'ச்ச'],
  // Yadav and Jadav, Kshetri and Chhetri, Vajpayee and Bajpai.
  [/(?<!\p{L}|\p{M})य/gu, 'ज'],
  [/क्ष/gu, 'छ'],
  [/व/gu, 'ब'],
  // Gyan and Dnyan.
  [/ज्ञ/gu, 'ग्य'],
  [/ज्ञ/gu, 'द्न्य'],
  // Rao and Deo, written with a v, with or without a vowel behind it.
  [/(?<=[\u093e\u0947\u09be\u0a3e\u0a4b\u0abe\u0ac7\u0c3e\u0cbe])(?:व|ব|વ|ਵ|వ|ವ)[ుು]?(?!\p{L}|\p{M})/gu, 'o'],
  // Hiwot and Hiwet.
  [/ወ/gu, 'ዎ'],
  // Tekle and Tehle.
  [/ኽ/gu, 'ክ'],
  // Karagiannis and Karayiannis.
  [/γ(?=[ιίϊε])/gu, 'y'],
  // The two dots of Ё are left out as often as not.
  [/Ё/gu, 'Йо'],
  [/ё/gu, 'йо'],
  [/(?<=[бвгджзклмнпрстфхцчшщ])е/giu, 'йо'],
  // Gnatyuk and Hnatiuk: Ukrainian and Russian.
  [/Г/gu, 'Х'],
  [/г/gu, 'х'],
  // Serbian, as its letters are read elsewhere.
  [/ћ/gu, 'ч'],
  [/Ћ/gu, 'Ч'],
  [/ј/gu, 'й'],
  [/Ј/gu, 'Й'],
  // Avraham and Abraham, Yosef and Yousep, Menachem and Menahem.
  [/ב/gu, 'v'],
  [/[פף]/gu, 'f'],
  [/ח/gu, 'ך'],
  [/ש/gu, 'ס'],
  // Djordje and Đorđe, Haakon and Håkon.
  [/Đ/gu, 'Dj'],
  [/đ/gu, 'dj'],
  [/Å/gu, 'Aa'],
  [/å/gu, 'aa'],
]

/** A name as it is written with each of these letters read otherwise, one kind at a time, and all at once. */
export function readOtherwise(name: string): string[] {
  const isLatin = !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name)
  if (isLatin && !/[đĐåÅ]/u.test(name)) return spelledInEnglish(name)
  const one = readings.map(([letter, other]) => name.replaceAll(letter, other)).filter((text) => text !== name)
  if (isLatin) one.push(...spelledInEnglish(name))
  return one.length < 2 || isLatin ? one : [...one, replaceAll(name, readings)]
}

function replaceAll(name: string, letters: readonly (readonly [RegExp, string])[]): string {
  return letters.reduce((text, [letter, other]) => text.replaceAll(letter, other), name)
}
