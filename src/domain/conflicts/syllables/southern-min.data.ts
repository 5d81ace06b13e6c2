/**
 * Letters of names as families from southern Fujian and Chaozhou spell them in Malaysia, Singapore and Indonesia (Hokkien and
 * Teochew; no rule was ever given for it): a spelling, then the letters that are spelled so, simplified and traditional.
 */
export const southernMin =
  // Surnames.
  `tan陈陳 lim林 liem林 ng黄黃吴吳 ooi黄黃 wee黄黃伟偉威维維 oei黄黃 oey黄黃 ong王翁 heng王兴興恒恆 lee李利丽麗 lie李 teo张張 tio张張 thio张張 tiong张張忠中
chua蔡 chuah蔡 tjoa蔡 tjhoa蔡 goh吴吳 gouw吴吳 go吴吳 koh许許高 khor许許 khoe邱 khouw许許 ko高 kuek郭 kwek郭 quek郭 kwee郭贵貴桂 yeo杨楊 yeoh杨楊
njo杨楊 nyoo杨楊 yap叶葉 yeap叶葉 chia谢謝车車 cheah谢謝 tjia谢謝 tay郑鄭 teh郑鄭 tee郑鄭弟 the郑鄭 ang洪 low刘劉 lau刘劉 lauw刘劉 chew周 chiew周
tjioe周 chee徐志智 tjhie徐 sim沈心 soh苏蘇 saw苏蘇 souw苏蘇 ho何好 hor何 hoo何 chan曾 tjan曾 beh马馬 be马馬 phua潘 phoa潘 toh卓 tok卓 sng孙孫 soon孙孫顺順
liew刘劉廖 leow廖 liauw廖 liaw廖 lai赖賴来來 loa赖賴 loh罗羅骆駱 lo罗羅 tng唐 tong唐东東 khoo邱 koo邱 oh胡 ow胡 ouw胡 gan颜顏 chng庄莊 tjng庄莊 kang江 kong江光
see施 sie施薛 poh傅宝寶 po傅宝寶 han韩韓 hang韩韓 song宋松 teng邓鄧丁廷定 ting丁 neo梁娘 neoh梁 nio梁娘 niu梁 kua柯 quah柯 kwa柯 kuah柯 lian连連莲蓮联聯 lien连連
choo朱珠 tju朱 gwee魏 ngui魏 goei魏 oon温溫恩 boon文 hong方洪凤鳳丰豐宏芳 png方 seow萧蕭 siow萧蕭 siauw萧蕭 siau萧蕭 ee余意 tham谭譚 pang彭 phang彭 tai戴大泰 tew赵趙 tio赵趙
teo赵趙 tjong钟鍾 cheng钟鍾 cheong钟鍾 ` +
  // Given names.
  `ah亚亞阿 ai爱愛 an安 ann安 aik益 ban万萬 bee美 bi美 beng明 bin民敏 bun文 bok木睦 chai财財才 chye财財才 cheng清青正贞貞 chin真珍振进進 chiang昌 chong宗聪聰 choon春俊
chuan泉全传傳 chwee水 chui水 sui水瑞 swee水瑞 eng英永荣榮 ek益 gek玉 geok玉 giok玉 gin银銀 guan源元原 guat月 gwek月 hai海 har霞 hian贤賢 hean贤賢 hiang香 hock福 hok福 hoe和花
hoon芬云雲 huat发發 huay花惠 hui惠慧辉輝 hup合 hwa华華 hua华華 hoa华華 hwee辉輝惠慧会會 joo裕如 jin仁 kah家嘉 kar家嘉 kai开開凯凱 keat吉杰傑 kee基奇 keng庆慶景琼瓊 kheng庆慶卿
keong强強 kiong强強恭 kiang强強 keow娇嬌 kiaw娇嬌 kio娇嬌 khim琴 khoon坤 koon坤 kiat杰傑吉洁潔 kian建坚堅 kim金锦錦 kiok菊 kok国國 kuang光 kwang光 kui贵貴桂 lam南 lan兰蘭 lay丽麗 lek力
leng玲龙龍灵靈宁寧 leong龙龍良 liong龙龍良 li丽麗利莉 liang良亮 liat烈 lip立 lin麟 mei美 meng明 moi妹梅 mui妹梅 mooi妹梅 nam南 ngoh娥 peng平炳 pheng平 pin彬品 pek白碧 phaik碧 phek碧
phuay培 san山三 sai西 sam三 seng成胜勝盛生星 sing成胜勝盛 seok淑 siok淑 suk淑 siak锡錫 sek锡錫 sian仙 siang祥双雙尚 siong祥松 siew秀 siu秀 sin新信 soo素思 su素思 suan璇 suat雪 tat达達
teck德 tek德 teong忠中 thai泰 thye泰 thiam添 thian天 tian天 thong通 tin珍镇鎮 tuan端 ui伟偉威 whee惠 wah华華 yan燕 yen燕 ean燕 yang阳陽扬揚 yew有友佑 iu有友 yeow耀 yao耀 yong勇荣榮永
ju如裕 su书書 chian千 tjin真 tjeng清 kiem金 kie基 lioe柳 siu寿壽 sioe寿壽 bing明 `
