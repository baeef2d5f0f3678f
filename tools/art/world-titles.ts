/** Slot games with titles in non-Latin scripts, each with its slug and motif. */
export const worldTitles: readonly { slug: string; name: string; shows: string }[] = [
  { slug: 'tsukikage-no-ken', name: '月影の剣', shows: 'katanas' },
  { slug: 'ryu-no-mon', name: '龍の門', shows: 'dragon/wings' },
  { slug: 'hwanggeum-horangi', name: '황금 호랑이', shows: 'tiger' },
  { slug: 'dalbit-gungjeon', name: '달빛 궁전', shows: 'lantern' },
  { slug: 'feicui-hetang', name: '翡翠荷塘', shows: 'lotus/pond' },
  { slug: 'jinshi-baoku', name: '金狮宝库', shows: 'lion' },
  { slug: 'zhar-ptitsa', name: 'Жар-птица полуночи', shows: 'phoenix' },
  { slug: 'zimniy-volk', name: 'Зимний волк', shows: 'wolf/howl' },
  { slug: 'labyrinthos', name: 'Λαβύρινθος', shows: 'minotaur' },
  { slug: 'chrysi-medousa', name: 'Χρυσή Μέδουσα', shows: 'medusa' },
  { slug: 'raat-ki-rani', name: 'रात की रानी', shows: 'queen' },
  { slug: 'hathi-ka-khazana', name: 'हाथी का ख़ज़ाना', shows: 'elephant' },
];
