/** Proposals against one record, with the whole evidence that each must give. */
import type { ReviewSubject } from "../../src/memory/review-subject.js";

export const TARGET: ReviewSubject = {
  id: "decision:tenant-prefix",
  path: "decisions/tenant-prefix.md",
  type: "decision",
  status: "active",
  title: "Store uploads under the tenant prefix",
  summary: "Every upload is stored under the tenant prefix so that exports can be cut per tenant.",
  detail:
    "The upload handler writes each object under the tenant prefix. Exports and deletions then touch one prefix and never scan the whole bucket.",
  tags: ["uploads"],
  scope: ["src/uploads/**"],
  updated: "2026-05-04",
  isWithheld: false,
  supersedes: [],
};

export const CANDIDATE: ReviewSubject = {
  ...TARGET,
  id: "decision:proposed",
  path: "decisions/proposed.md",
  updated: "2026-05-20",
};

const REPLACING: Partial<ReviewSubject> = {
  summary: "Every upload is stored under the region prefix; the tenant prefix is no longer written.",
  detail:
    "The upload handler writes each object under the region prefix instead of the tenant prefix. Exports and deletions then touch one prefix and never scan the whole bucket.",
};

/** Likeness of title, summary and detail; identity, scope, overlap, replacement, recency and lineage; all in hundredths. */
type Numbers = readonly [readonly number[], readonly number[]];

export interface Case {
  readonly name: string;
  readonly candidate?: Partial<ReviewSubject>;
  readonly target?: Partial<ReviewSubject>;
  readonly also?: readonly Partial<ReviewSubject>[];
  readonly numbers?: Numbers;
  /** Relation, confidence in ten-thousandths. */
  readonly match?: readonly [string, number];
  /** Decision, reason, handling, rule. */
  readonly gives: readonly [string, string, string, number];
}

const DUPLICATE = ["merge", "duplicate_memory", "closed", 3] as const;
const ADDITION = ["merge", "same_scope_summary_overlap", "person", 5] as const;
const REPLACEMENT = ["supersede", "newer_memory_replaces_older", "person", 4] as const;
const SPLIT = ["reject", "possible_scope_split", "person", 6] as const;
const SEVERAL = ["reject", "ambiguous_existing_overlap", "person", 7] as const;
const SINGLE = ["reject", "ambiguous_existing_overlap", "person", 8] as const;
const REPLACED = ["reject", "ambiguous_existing_overlap", "person", 9] as const;
const WIDENED = ["reject", "ambiguous_existing_overlap", "person", 10] as const;
const NOVEL = ["accept", "novel_memory", "auto", 11] as const;
const NOVEL_SEEN = ["accept", "novel_memory", "person", 11] as const;
const THIN = ["reject", "insufficient_signal", "closed", 1] as const;
const TEMPORARY = ["reject", "temporary_detail", "closed", 2] as const;

const FULL: Numbers = [
  [100, 100, 100],
  [100, 65, 84, 0, 24, 20],
];

const OTHER: Partial<ReviewSubject> = {
  title: "Hash file names before logging",
  summary: "Log lines carry a hash of the file name because names hold personal data.",
  detail:
    "Names of uploaded files can hold personal data. The logger replaces each of them by a salted hash before a line is written.",
};

function ZH(negation: string, days = "30"): Partial<ReviewSubject> {
  return {
    title: "上传文件保存在租户前缀下",
    summary: `所有上传的文件都${negation}保存在租户前缀下，这样可以按租户导出数据。`,
    detail: `上传处理程序将每个对象写入租户前缀。导出和删除操作因此只涉及一个前缀，保留时间为 ${days} 天，到期后自动清理。`,
  };
}

function JA(days: string): Partial<ReviewSubject> {
  return {
    title: "アップロードをテナントごとに保存する",
    summary: "すべてのアップロードはテナントごとの場所に保存し、書き出しをテナント単位で行えるようにする。",
    detail: `アップロード処理は各オブジェクトをテナントの場所に書き込む。書き出しと削除は一つの場所だけを見る。保存期間は ${days} 日とする。`,
  };
}

function RU(negation: string): Partial<ReviewSubject> {
  return {
    title: "Хранить загрузки под префиксом арендатора",
    summary: `Все загрузки ${negation}хранятся под префиксом арендатора, чтобы выгрузки делались по арендатору.`,
    detail: `Обработчик загрузок ${negation}записывает каждый объект под префиксом арендатора. Выгрузки и удаления затрагивают один префикс.`,
  };
}

function DE(negation: string): Partial<ReviewSubject> {
  return {
    title: "Uploads unter dem Präfix des Mandanten speichern",
    summary: `Uploads werden ${negation}unter dem Präfix des Mandanten gespeichert, damit Exporte je Mandant möglich sind.`,
    detail: `Der Handler schreibt Objekte ${negation}unter das Präfix des Mandanten. Exporte und Löschungen berühren dann ein Präfix.`,
  };
}

const KO: Partial<ReviewSubject> = {
  title: "업로드를 테넌트별 위치에 저장한다",
  summary: "모든 업로드는 테넌트별 위치에 저장하여 내보내기를 테넌트 단위로 할 수 있게 한다.",
  detail: "업로드 처리기는 각 객체를 테넌트 위치에 기록한다. 내보내기와 삭제는 하나의 위치만 살펴본다.",
};

const AR: Partial<ReviewSubject> = {
  title: "تخزين الملفات تحت بادئة المستأجر",
  summary: "تخزن كل الملفات المرفوعة تحت بادئة المستأجر حتى يمكن التصدير لكل مستأجر.",
  detail: "يكتب معالج الرفع كل كائن تحت بادئة المستأجر. بعد ذلك يمس التصدير والحذف بادئة واحدة فقط في الحاوية.",
};

const TH: Partial<ReviewSubject> = {
  title: "เก็บไฟล์ที่อัปโหลดตามผู้เช่า",
  summary: "ไฟล์ที่อัปโหลดทั้งหมดเก็บแยกตามผู้เช่าเพื่อให้ส่งออกข้อมูลได้ทีละราย",
  detail: "ตัวจัดการอัปโหลดเขียนวัตถุแต่ละชิ้นตามผู้เช่า การส่งออกและการลบจึงแตะเพียงตำแหน่งเดียวเท่านั้น",
};

export const CASES: readonly Case[] = [
  { name: "A an equal text", numbers: FULL, match: ["duplicate", 8180], gives: DUPLICATE },
  {
    name: "B an equal text that is itself proposed",
    target: { status: "candidate" },
    numbers: [
      [100, 100, 100],
      [100, 65, 84, 0, 24, 8],
    ],
    match: ["duplicate", 8084],
    gives: DUPLICATE,
  },
  {
    name: "C an equal text that is done",
    target: { status: "done" },
    numbers: [
      [100, 100, 100],
      [100, 65, 84, 0, 24, -8],
    ],
    match: ["additive_update", 7632],
    gives: ADDITION,
  },
  {
    name: "D an equal text for a folder of the scope",
    candidate: { scope: ["src/uploads/images"] },
    numbers: [
      [100, 100, 100],
      [100, 35, 84, 0, 24, 20],
    ],
    match: ["additive_update", 7488],
    gives: ADDITION,
  },
  {
    name: "E an equal text for everywhere",
    candidate: { scope: [] },
    numbers: [
      [100, 100, 100],
      [100, -45, 84, 0, 24, 20],
    ],
    match: ["ambiguous_overlap", 2998],
    gives: WIDENED,
  },
  {
    name: "F one letter more in the title",
    candidate: { title: "Store uploads under the tenant prefixes" },
    numbers: [
      [97, 100, 100],
      [74, 65, 84, 0, 24, 20],
    ],
    match: ["duplicate", 7088],
    gives: DUPLICATE,
  },
  {
    name: "G a replacement",
    candidate: REPLACING,
    numbers: [
      [100, 61, 90],
      [100, 65, 70, 72, 24, 20],
    ],
    match: ["full_replacement", 7058],
    gives: REPLACEMENT,
  },
  {
    name: "H a replacement that is older",
    candidate: { ...REPLACING, updated: "2026-04-01" },
    numbers: [
      [100, 61, 90],
      [100, 65, 70, 72, -22, 20],
    ],
    match: ["ambiguous_overlap", 4670],
    gives: SINGLE,
  },
  {
    name: "I a replacement of what is itself proposed",
    candidate: REPLACING,
    target: { status: "candidate" },
    numbers: [
      [100, 61, 90],
      [100, 65, 70, 72, 24, 8],
    ],
    match: ["ambiguous_overlap", 4574],
    gives: SINGLE,
  },
  {
    name: "J a replacement for a folder of the scope",
    candidate: { ...REPLACING, scope: ["src/uploads/images"] },
    numbers: [
      [100, 61, 90],
      [100, 35, 70, 72, 24, 20],
    ],
    match: ["possible_split", 6090],
    gives: SPLIT,
  },
  {
    name: "K a replacement under another title",
    candidate: { ...REPLACING, title: "Shard uploads by region" },
    numbers: [
      [28, 61, 90],
      [30, 65, 38, 72, 24, 20],
    ],
    match: ["ambiguous_overlap", 2706],
    gives: REPLACED,
  },
  {
    name: "L the opposite",
    candidate: {
      summary: "No upload is stored under the tenant prefix so that exports can be cut per tenant.",
      detail:
        "The upload handler never writes an object under the tenant prefix. Exports and deletions then touch one prefix and never scan the whole bucket.",
    },
    numbers: [
      [100, 95, 94],
      [100, 65, 84, 0, 24, 20],
    ],
    match: ["ambiguous_overlap", 4978],
    gives: SINGLE,
  },
  {
    name: "M another number",
    candidate: { detail: `${TARGET.detail} Objects live 90 days.` },
    target: { detail: `${TARGET.detail} Objects live 30 days.` },
    numbers: [
      [100, 100, 98],
      [100, 65, 84, 0, 24, 20],
    ],
    match: ["ambiguous_overlap", 4978],
    gives: SINGLE,
  },
  {
    name: "N an addition",
    candidate: {
      summary: "Every upload is stored under the tenant prefix; thumbnails also are.",
      detail: `${TARGET.detail} The same prefix also holds thumbnails and previews.`,
    },
    numbers: [
      [100, 67, 84],
      [100, 65, 70, -12, 24, 20],
    ],
    match: ["additive_update", 7688],
    gives: ADDITION,
  },
  {
    name: "O a part of its own",
    candidate: {
      summary: "Image uploads are kept separate from document uploads under the tenant prefix.",
      detail:
        "The upload handler writes images and documents under separate sub-prefixes of the tenant prefix. Exports then touch one prefix.",
    },
    numbers: [
      [100, 47, 65],
      [96, 65, 42, -28, 24, 20],
    ],
    match: ["possible_split", 4822],
    gives: SPLIT,
  },
  {
    name: "P a replacement of two",
    candidate: REPLACING,
    also: [{ id: "decision:u", path: "decisions/u.md" }],
    numbers: [
      [100, 61, 90],
      [100, 65, 70, 72, 24, 20],
    ],
    match: ["full_replacement", 7058],
    gives: SEVERAL,
  },
  {
    name: "Q another subject",
    candidate: OTHER,
    numbers: [
      [25, 30, 42],
      [6, 65, 0, 72, 24, 20],
    ],
    match: ["ambiguous_overlap", 1438],
    gives: ["accept", "novel_memory", "person", 11],
  },
  { name: "a few words", candidate: { summary: "Short.", detail: "Too short." }, gives: THIN },
  {
    name: "one word again and again",
    candidate: { title: "a", summary: "a ".repeat(40), detail: "a ".repeat(90) },
    gives: THIN,
  },
  {
    name: "a remark for now",
    candidate: { ...OTHER, detail: `${OTHER.detail ?? ""} For now only in staging.` },
    gives: TEMPORARY,
  },
  { name: "a TODO", candidate: { ...OTHER, title: "TODO hash file names" }, gives: TEMPORARY },
  {
    name: "a temporary workaround",
    candidate: { ...OTHER, summary: `This temporary workaround hides names. ${OTHER.summary ?? ""}` },
    gives: TEMPORARY,
  },
  {
    name: "a rule about temporary tables",
    candidate: { ...OTHER, detail: `${OTHER.detail ?? ""} Drop temporary tables before the commit.` },
    gives: NOVEL_SEEN,
  },
  { name: "another type", candidate: { ...OTHER, type: "gotcha" }, gives: NOVEL_SEEN },
  { name: "an equal text of another type", candidate: { type: "gotcha" }, gives: NOVEL_SEEN },
  { name: "an equal text in another scope", candidate: { scope: ["src/billing"] }, gives: NOVEL_SEEN },
  { name: "an equal text that is out of force", target: { status: "out" }, gives: NOVEL_SEEN },
  {
    name: "an equal text in capitals",
    candidate: { summary: TARGET.summary?.toUpperCase() ?? "" },
    numbers: FULL,
    match: ["duplicate", 8180],
    gives: DUPLICATE,
  },
  {
    name: "an equal text in full-width letters",
    candidate: { title: "Ｓｔｏｒｅ uploads under the tenant prefix" },
    match: ["duplicate", 8180],
    gives: DUPLICATE,
  },
  { name: "an equal text without tags", candidate: { tags: [] }, match: ["duplicate", 8180], gives: DUPLICATE },
  {
    name: "an equal text of an older day",
    candidate: { updated: "2026-01-01" },
    match: ["duplicate", 8180],
    gives: DUPLICATE,
  },
  {
    name: "an equal text without a day",
    candidate: { updated: "" },
    match: ["duplicate", 8180],
    gives: DUPLICATE,
  },
  {
    name: "an equal scope written otherwise",
    candidate: { scope: ["./src/uploads/", "src\\uploads"] },
    match: ["duplicate", 8180],
    gives: DUPLICATE,
  },
  {
    name: "a scope that only begins alike",
    candidate: { scope: ["src/uploads-v2"] },
    gives: NOVEL_SEEN,
  },
  {
    name: "a percentage in the place of a number",
    candidate: { detail: `${TARGET.detail} Keep 30% free.` },
    target: { detail: `${TARGET.detail} Keep 30 free.` },
    gives: SINGLE,
  },
  {
    name: "another version",
    candidate: { detail: `${TARGET.detail} Needs version 2.4.1 of the client.` },
    target: { detail: `${TARGET.detail} Needs version 2.4.0 of the client.` },
    gives: SINGLE,
  },
  {
    name: "another sign",
    candidate: { detail: `${TARGET.detail} The offset is -5 minutes.` },
    target: { detail: `${TARGET.detail} The offset is 5 minutes.` },
    gives: SINGLE,
  },
  {
    name: "another date",
    candidate: { detail: `${TARGET.detail} It holds from 2026-06-01.` },
    target: { detail: `${TARGET.detail} It holds from 2026-07-01.` },
    gives: SINGLE,
  },
  {
    name: "another name in code",
    candidate: { detail: `${TARGET.detail} The key is \`region\`.` },
    target: { detail: `${TARGET.detail} The key is \`tenant\`.` },
    gives: SINGLE,
  },
  {
    name: "another file",
    candidate: { detail: `${TARGET.detail} See src/uploads/handler.ts for it.` },
    target: { detail: `${TARGET.detail} See src/uploads/writer.ts for it.` },
    gives: SINGLE,
  },
  {
    name: "must not for must",
    candidate: { detail: `${TARGET.detail} Clients must not cache it.` },
    target: { detail: `${TARGET.detail} Clients must cache it.` },
    gives: SINGLE,
  },
  {
    name: "cannot for can, shortened",
    candidate: { detail: `${TARGET.detail} Clients can't cache it.` },
    target: { detail: `${TARGET.detail} Clients can cache it.` },
    gives: SINGLE,
  },
  {
    name: "another word in the title",
    candidate: { title: "Store exports under the tenant prefix" },
    gives: SINGLE,
  },
  {
    name: "a negated word in the title",
    candidate: { title: "Store nonuploads under the tenant prefix" },
    gives: SINGLE,
  },
  {
    name: "two that it could add to",
    candidate: {
      summary: "Every upload is stored under the tenant prefix; thumbnails also are.",
      detail: `${TARGET.detail} The same prefix also holds thumbnails and previews.`,
    },
    also: [{ id: "decision:u", path: "decisions/u.md" }],
    gives: SEVERAL,
  },
  { name: "two that say the same", also: [{ id: "decision:u", path: "decisions/u.md" }], gives: DUPLICATE },
  {
    name: "a copy that says no longer",
    candidate: REPLACING,
    target: REPLACING,
    match: ["duplicate", 8180],
    gives: DUPLICATE,
  },
  {
    name: "Chinese, equal",
    candidate: ZH(""),
    target: ZH(""),
    match: ["duplicate", 8180],
    gives: DUPLICATE,
  },
  { name: "Chinese, the opposite", candidate: ZH("不"), target: ZH(""), gives: SINGLE },
  { name: "Chinese, another number", candidate: ZH("", "90"), target: ZH("", "30"), gives: SINGLE },
  { name: "Japanese, equal", candidate: JA("14"), target: JA("14"), match: ["duplicate", 8180], gives: DUPLICATE },
  { name: "Japanese, another number", candidate: JA("7"), target: JA("14"), gives: SINGLE },
  { name: "Korean, equal", candidate: KO, target: KO, match: ["duplicate", 8180], gives: DUPLICATE },
  { name: "Russian, equal", candidate: RU(""), target: RU(""), match: ["duplicate", 8180], gives: DUPLICATE },
  { name: "Russian, the opposite", candidate: RU("не "), target: RU(""), gives: SINGLE },
  { name: "Arabic, equal", candidate: AR, target: AR, match: ["duplicate", 8180], gives: DUPLICATE },
  { name: "German, the opposite", candidate: DE("nicht "), target: DE(""), gives: SINGLE },
  { name: "Thai, equal", candidate: TH, target: TH, match: ["duplicate", 8180], gives: DUPLICATE },
  { name: "Chinese against English", candidate: ZH(""), gives: NOVEL },
  {
    name: "a working memory for now",
    candidate: { ...OTHER, type: "working", detail: `${OTHER.detail ?? ""} For now only in staging.` },
    gives: NOVEL_SEEN,
  },
  {
    name: "nothing like it",
    candidate: {
      ...OTHER,
      scope: ["src/logging"],
      tags: ["logs"],
      detail: (OTHER.detail ?? "").replace("replaces each of them by", "writes"),
    },
    gives: NOVEL,
  },
];
