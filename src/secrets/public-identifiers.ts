/** Identifiers that look drawn at random and open nothing: digests, object names, record and node ids. */

const SHAPES: readonly RegExp[] = [
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, // UUID
  /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, // ULID
  /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b(?:afy|afk)[a-z2-7]{50,60})$/, // IPFS content identifiers
  /^(?:MDE?|[A-Z]{1,5}_k)[A-Za-z0-9_=-]+$/, // GitHub node ids
  /^(?:toolu|msg|call|req|run|resp|chatcmpl|cmpl|file|asst|thread|step|batch|srvtoolu|sess|evt|item)[_-][A-Za-z0-9]+$/, // ids of agent interfaces
  /^(?:cus|price|pi|pm|ch|sub|in|prod|acct|cs_(?:test|live)|evt|re|txn|seti|tok|src)_[A-Za-z0-9]+$/, // Stripe objects
  /^[a-z][a-z0-9-]*-[b-df-hj-np-tv-z0-9]{8,10}-[b-df-hj-np-tv-xz2-9]{5}$/, // names of Kubernetes pods
  /^(?:sha(?:1|224|256|384|512)[-:]|h1:|md5[-:]|SHA256:)/, // digests
  /^(?:AKID|LTAI|AROA|AIDA|AC[0-9a-f]{32}$|pk[_.-]|phc_|sb_publishable_|age1|ssh-(?:rsa|ed25519))/, // public siblings
];

export function isPublicIdentifier(value: string): boolean {
  return SHAPES.some((shape) => shape.test(value));
}

/** A word for a digest or an object's name that says what follows, with no more than punctuation and little else between. */
const DIGEST_WORD =
  /(?:sha-?\d{0,3}|digest|checksum|integrity|md5|fingerprint|etag|commit|revision|\brev|blob|\btree|\boid|hash|merkle|cid|public[ _-]?key|h1)["'`*)\]]{0,3}[\s:=@-]{0,4}["'`(<[]{0,2}[\w:./+-]{0,16}$/i;
/** Text that is data of an image or a certificate, or a public key. */
const DATA_WORD =
  /(?:data:[\w+./-]{0,40}(?:;[\w=-]{0,30}){0,2};?base64,|ssh-(?:rsa|ed25519|dss|ecdsa\S{0,24}) )[\w+/=]*$/i;
/** An address: what stands in its path names a thing. What stands behind a parameter may open one. */
const ADDRESS_PATH = /\b(?:https?|git|ssh|s3|gs|ipfs):\/\/[^\s"'<>?=&]*$/i;

/** A parameter of an address that names a thing or tells where a link was shared. */
const NAMING_PARAMETER = /[?&](?:t|s|v|si|list|resourcekey|page|after|before|ref|rev|\w*id|utm_\w+)=$/i;
/** A status picture, for which a read-only token is made to be shown. */
const BADGE = /badge\S{0,16}\?token=$/i;

/** Of an id such as `run:01J…`: the value is what the namespace names. */
const NAMESPACE = /(?:^|[\s"'`([])[a-z][\w-]{1,40}:$/i;
const FILE_ENDING = /^\.[a-z]{2,4}\b/;

export function standsInPublicPlace(tier: 2 | 3, before: string, after: string): boolean {
  if (DIGEST_WORD.test(before) || DATA_WORD.test(before)) return true;
  if (BADGE.test(before)) return true;
  if (tier === 2) return false;
  return (
    ADDRESS_PATH.test(before) || NAMING_PARAMETER.test(before) || NAMESPACE.test(before) || FILE_ENDING.test(after)
  );
}
