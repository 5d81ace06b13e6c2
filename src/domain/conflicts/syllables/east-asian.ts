import { surnames as koreanSurnames } from './hangul.ts'
import { readHan } from './han.ts'

/** The surnames that most people of China bear, of those whose families come from there besides. */
const chinese =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘田董袁于余叶蒋杜苏魏程吕丁沈任姚卢傅钟姜崔谭廖范汪陆金石戴贾韦夏邱方侯邹熊孟秦白江阎薛尹段雷黎史陶贺顾毛郝龚邵万钱严赖洪莫孔'
/** Of Korea, besides those that are written as no rule writes them. */
const korean =
  'kim gim kang gang cho jo jung jeong chung joung yoon yun jang chang han seo suh so kwun hwang ahn an song jeon jun chun hong ko go koh moon mun yang son sohn bae pae nam ha sung seong cha koo ku goo min jin ji chi um chae won bang kong gong hyun hyeon ham byun yeom choo do seok sul ma gil wi pyo myung ki ban wang ok yook maeng tak kook'
/** Of Vietnam, without their marks. */
const vietnamese =
  'nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh doan trinh truong lam mai dao ta ha luong luu vuong phung quach thai to trieu nghiem cao kieu la tong giang'

let made: ReadonlySet<string> | undefined

/** Put together at their first use. */
const surnames = (): ReadonlySet<string> => (made ??= makeSurnames())

const makeSurnames = (): ReadonlySet<string> =>
  new Set([
    ...Array.from(chinese).flatMap((letter) => readHan(`${letter}一`).flatMap(([spellings]) => [...(spellings ?? [])])),
    ...Object.values(koreanSurnames).flatMap((spellings) => spellings.split(' ')),
    ...korean.split(' '),
    ...vietnamese.split(' '),
  ])

/** Whether a name in Latin letters has a surname of China, Korea or Vietnam where the surname stands, and one or more syllables. */
export function isEastAsian(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > 5) return false
  return surnames().has(words[0] ?? '') || surnames().has(words.at(-1) ?? '')
}
