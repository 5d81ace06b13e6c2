/** Korean surnames as their bearers write them; a romanisation by rule gives another word for these. */
export const koreanSurnames: Readonly<Record<string, string>> = {
  이: 'lee',
  박: 'park',
  최: 'choi',
  정: 'jung',
  강: 'kang',
  조: 'cho',
  윤: 'yoon',
  장: 'jang',
  임: 'lim',
  오: 'oh',
  신: 'shin',
  유: 'yoo',
  류: 'ryu',
  노: 'roh',
  안: 'ahn',
  허: 'hur',
  우: 'woo',
  문: 'moon',
  구: 'koo',
  김: 'kim',
}

/** Surnames of two letters, Korean and Chinese (simplified and traditional), which a name of three begins with. */
export const doubleSurnames: ReadonlySet<string> = new Set(
  '남궁 황보 제갈 선우 사공 독고 서문 동방 欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 慕容 夏侯 皇甫 尉迟 尉遲 公孙 公孫 令狐 东方 東方 端木 司徒 长孙 長孫 宇文'.split(
    ' ',
  ),
)
