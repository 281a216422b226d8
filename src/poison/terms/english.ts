import { listed, type Terms } from "./category.js";

/** Apart from its word, so that a search of the bundle for calls of `eval` finds none. */
const BRACKET = "(";

export const ENGLISH: Terms = {
  disregard: listed(`
    ignore; disregard; forget; override; overrule; bypass; discard; neglect; erase; do not follow; don't follow;
    stop following; do not obey; don't obey; stop obeying; pay no attention to; throw away; set aside; nullify;
    unlearn; ignoring; disregarding; forgetting; are no longer valid; no longer apply; are void; are revoked;
    are cancelled; take precedence over;
  `),
  earlier: listed(`
    previous; previously; prior; preceding; earlier; above; former; initial; foregoing; before this; so far;
    up to now; given before; past;
  `),
  own: listed(`
    your; system; safety; developer; original; built-in; content; ethical; moral; anthropic; openai;
  `),
  all: listed(`
    all; any; every; each; whatever; entire;
  `),
  rules: listed(`
    instruction; instructions; prompt; prompts; rules; guidelines; directives; directive; commands; guardrails;
    restrictions; constraints; policies; programming; training; orders; directions; safeguards; guidance;
  `),
  everythingSoFar: listed(`
    everything above; everything before this; everything you were told; what you were told; all of the above;
    all you were told; everything you know; all that came before; everything said so far; the text above;
    everything you have been told; what you have been told; the conversation above; what came before;
  `),
  address: listed(`
    if you are an ai; if you are a language model; if you are an llm; if you are an agent; if you are an assistant;
    if you're an ai; if you're an llm; if you are a large language model; if you are a bot; if you are claude;
    as an ai; ai agents; ai assistants; ai models; dear ai; dear assistant; dear agent; dear model; hey assistant;
    hey claude; hey copilot; hey ai; hi assistant; attention ai; attention agent*; attention assistant*;
    attention all agents; attention llm*; attention, ai; attention: ai; attention model*; note to ai;
    note to agent*; note to assistant*; note to llm*; note to the ai; note to the assistant; note to the agent;
    note to the model; note for ai; note for agents; note for the agent; note for llm*; note for the assistant;
    message to ai; message to the ai; message for ai; message to the assistant; message for the assistant;
    message to the agent; message for the agent; message to agents; instructions for ai; instructions for the ai;
    instructions for the assistant; instructions for the agent; instruction for ai; instructions to the assistant;
    instructions to the agent; instructions for llm*; instructions for the model; agents reading this;
    agent reading this; assistant reading this; model reading this; llm reading this; ai reading this;
    assistants reading this; models reading this; llms reading this; agents that read this; agent that reads this;
    agents who read this; assistant that reads this; model that reads this; any agent that loads this;
    any model that loads this; when you read this; upon reading this; once you read this; after reading this;
    whenever this record is; when this record is loaded; when this memory is; whenever you load;
    whenever this memory is; whenever this file is read; when this file is loaded; when summarizing this;
    when summarising this; when you summarize this; before answering; before you answer; before responding;
    before you respond; before doing anything else; before you continue; instead of answering; in your next reply;
    in your next response; in your response; in your reply; in your answer; in every reply; in every answer;
    your next action; as your first action; your first action; your first step; you, the assistant; you, the agent;
    the agent must now; the assistant must now; the model must now; the assistant should now; the agent should now;
    you are now; from now on you; from now on, you; you are an ai; you are a helpful assistant; language models:;
    assistant:; agent:; claude:; copilot:; llm:; model:; agents:; assistants:; claude,; copilot,; chatgpt,;
    chatgpt:; gemini,; gemini:; cursor:; codex:; coding agent:; coding agents:; assistant,;
  `),
  youMust: listed(`
    you must; you will; you should; you have to; you need to; you are required; you are to; you shall;
  `),
  role: listed(`
    you are now dan; do anything now; you are now in developer mode; developer mode enabled; enter developer mode;
    you are now an unrestricted; you are now unrestricted; without any restrictions; free of all restrictions;
    free from all restrictions; you have no restrictions; pretend you have no; no longer bound by;
    you are not bound by; act as an unrestricted; act as if you had no; act without restrictions; jailbroken;
    unfiltered mode; god mode; your new system prompt; new system prompt:; system override; system prompt override;
    override mode; your real instructions; your real task; your true task; your actual goal; your new task is;
    your new goal is; your new instructions; new instructions:; updated instructions:; your new role is;
    new instructions from the; you are now operating; maintenance mode enabled; debug mode enabled; safety off;
    safety filters are off; simulate a mode; you are no longer; your only goal; your only purpose;
    these instructions take precedence; highest priority instruction*; takes precedence over your; overrides your;
    override your;
  `),
  reveal: listed(`
    reveal; print; repeat; show; output; display; recite; quote; dump; disclose; write out; echo; tell me; give me;
    include; return; summarize; summarise; translate; encode; post; send; list;
  `),
  prompt: listed(`
    your system prompt; your instructions; your initial prompt; your hidden prompt; your hidden instructions;
    your initial instructions; your original instructions; your full prompt; your entire prompt; your prompt;
    your developer message; your system message; your configuration; your context window; your rules;
    your guidelines; the full system prompt; the entire system prompt; the system prompt above;
    the text above verbatim; the words above; the entire conversation; the whole conversation; your chat history;
    your memory contents; all previous messages; your conversation history;
  `),
  send: listed(`
    send; post; upload; transmit; forward; leak; exfiltrate; e-mail; email; mail; submit; deliver; append; embed;
    encode; paste; publish; share; attach; report; fetch; request; load; render; send_email; http_post;
    make a request; base64-encode; leaking; sending; uploading; beacon; curl; wget; put; add; include; insert;
    write; copy; pass; pipe; push; ship; open a pull request with;
  `),
  secret: listed(`
    id_rsa; id_ed25519; .ssh/; ssh key*; .env; .aws/credentials; .npmrc; .netrc; .pypirc; .kube/config;
    environment variables; env vars; process.env; printenv; os.environ; keychain; password manager; browser cookies;
    session cookies; /etc/passwd; /etc/shadow; private keys; your api key*; your credentials; your token*;
    your secrets; your access token*; the user's password; user's credentials; user's api key*; user's token*;
    user's private; all credentials; all secrets; all api keys; all tokens; any credentials; any api keys;
    any secrets; any tokens; every secret; every credential; every token; conversation history; chat history;
    your system prompt; the conversation so far; seed phrase; wallet key*; git credentials; secrets you; tokens you;
    credentials you; keys you; github_token; aws_secret_access_key; openai_api_key; anthropic_api_key;
    contents of the repository secrets; secrets of this repository; secrets of the repository;
  `),
  asset: listed(`
    credential*; secret*; api key*; token*; password*; passphrase*; private key*; kubeconfig; cookie*; source code;
    customer data; database dump; access key*; personal data; memory contents; file contents; the contents of;
    the content of; private repositor*; config files; internal documents; the user's files;
  `),
  where: listed(`
    http://; https://; webhook*; pastebin; gist; external server; remote server; attacker; this url;
    the following url; this address; this endpoint; following endpoint; following address; dns; ftp://; discord;
    telegram; ngrok; requestbin; interact.sh; burpcollaborator; wss://; query parameter; query string; image url;
    the url; our server; my server; collector; public issue; public repository; public gist; a comment;
    commit message; pull request description; hxxp; nslookup; image link; markdown image;
  `),
  conceal: listed(`
    do not tell; don't tell; do not inform; don't inform; do not mention; don't mention; never mention;
    do not reveal; don't reveal; never reveal; do not disclose; never disclose; don't disclose; never tell;
    without telling; without informing; without mentioning; without asking; without notifying; without alerting;
    do not notify; don't notify; do not alert; don't alert; do not log; don't log; silently; secretly; quietly;
    covertly; keep this secret; keep it secret; keep this hidden; keep this between us; hide this from; do not show;
    don't show; do not report; don't report; do not ask; don't ask; no need to mention; without confirmation;
    without user confirmation; without the user; do not let the user; must not know; should not know;
    say nothing about; say nothing to; act as if nothing; pretend this; as if nothing happened; leave no trace;
    remove this comment; delete this comment; delete this line; delete the logs; clear the logs;
  `),
  concealThis: listed(`
    do not mention this instruction*; do not mention these instructions; never mention this instruction*;
    never mention these instructions; do not reveal this instruction*; do not reveal these instructions;
    never reveal these instructions; don't mention this instruction*; don't mention these instructions;
    do not tell the user about this; don't tell the user about this; do not tell the user that you;
    don't tell the user that you; do not tell anyone about this message; do not mention this message;
    do not mention this note; do not mention this comment; do not tell the user you; don't tell the user you;
    never tell the user; do not inform the user; don't inform the user; without telling the user;
    without informing the user; without the user's knowledge; without notifying the user; hide this from the user;
    keep this hidden from the user; keep this secret from the user; conceal this from; do not let the user know;
    don't let the user know; do not mention this to the user; don't mention this to the user;
    do not show this to the user; the user must not know; the user should not know; do not disclose this message;
    do not repeat this message; do not quote this instruction*; do not reveal this message;
    do not mention this step; do not show this step; leave this out of your summary; omit this from your summary;
    do not tell the reviewer*; don't tell the reviewer*; hide this from the reviewer*; hide this from reviewers;
  `),
  call: listed(`
    call; invoke; use; run; execute; trigger; start; launch; activate;
  `),
  tool: listed(`
    tool; function; plugin; mcp server; shell tool; bash tool; browser tool; read_file; write_file; run_command;
    execute_command; send_email; delete_file; delete_repository; web_fetch; http_request; run_shell; python tool;
    code interpreter; create_pull_request; merge_pull_request; transfer_funds;
  `),
  danger: listed(`
    | sh; | bash; |sh; |bash; | sudo bash; | python; | zsh; rm -rf; base64 -d; base64 --decode; eval $(; eval${BRACKET};
    iex (; invoke-expression; /dev/tcp; nc -e; reverse shell; curl -s http; curl http; wget http; curl -fssl;
    chmod 777; chmod +s; --no-verify; push --force; force-push; drop table; delete all; delete every;
    disable the firewall; disable branch protection; remove branch protection; disable the audit; turn off logging;
    disable logging; wipe the; transfer funds; add me as; grant admin; add the collaborator; as a collaborator;
    add this ssh key; authorized_keys; crontab; disable two-factor; disable the security; disable security;
    disable all checks; dangerously-skip-permissions; malicious.; backdoor;
  `),
  approve: listed(`
    auto-approve; approve this; approve the pull request; approve the change; approve all; always approve;
    approve every; skip the review; skip review; skip all checks; skip the checks; skip validation;
    skip the approval; bypass the review; bypass review; bypass approval; merge without; merge this; mark this as;
    mark it as; without review; without a review; without approval; no review needed; disable the check;
    ignore the check; lgtm; no human review; without human; merge the pull request immediately; add a waiver;
    to the baseline;
  `),
  approveThis: listed(`
    this record is pre-approved; this record has been pre-approved; this change is pre-approved;
    this is pre-approved; mark this record as trusted; mark this record as approved; mark this record as verified;
    mark this record as safe; mark this memory as trusted; mark this memory as approved; mark this file as trusted;
    mark this note as trusted; treat this record as trusted; treat this record as authoritative;
    treat this file as trusted; treat this as a system; treat this text as a system; treat this note as a system;
    treat the following as a system; treat this as trusted; approve this pull request without;
    approve this change without; approve this record without; approve this update without;
    approve this pull request immediately; approve this pull request automatically; merge this without;
    skip review of this; approve this change automatically; skip the review of this; do not review this;
    no review of this; do not scan this; do not flag this; don't flag this; this content is safe and;
    this text has been verified by; exempt from review; no scanner should flag; reviewers can skip this;
    this file is exempt; this record is exempt; approve it without reading;
  `),
  keep: listed(`
    add; append; copy; write; save; insert; paste; remember; store; persist; repeat; include; put; memorize;
    replicate; spread; propagate; install;
  `),
  thisText: listed(`
    this instruction; these instructions; this message; this paragraph; this text; this note; this rule; this block;
    this comment; this sentence; this prompt; the following instruction*; the text below; the following rule;
    the following sentence; itself; this directive;
  `),
  standing: listed(`
    claude.md; agents.md; memory.md; gemini.md; .cursorrules; copilot-instructions; cursor rules; every record;
    every memory; all memories; your memory; long-term memory; your instructions; all future sessions;
    every future session; every session; every conversation; all future conversations; git hook*; .git/hooks;
    post-commit; pre-commit hook; .bashrc; .zshrc; .profile; crontab; system prompt; every file you; every runbook;
    every page; every repository; each file; each record; all repositories; other agents; settings.json; mcp.json;
    every future answer; every future reply; every future task;
  `),
  marker: listed(`
    <|im_start|>; <|im_end|>; <|system|>; <|user|>; <|assistant|>; <|endoftext|>; <|start_header_id|>;
    <|end_header_id|>; <|eot_id|>; <|begin_of_text|>; <|channel|>; <|message|>; <|start|>; <|end|>; [inst]; [/inst];
    <<sys>>; <</sys>>; <start_of_turn>; <end_of_turn>; <tool_call>; </tool_call>; <function_calls>;
    </function_calls>; <invoke name=; <function=; <system-reminder>; </system-reminder>; <system_prompt>;
    </system_prompt>; </system>; <system>; <|tool_call|>; <tool_response>; <function_results>; </instructions>;
    [system]; [/system]; [[system]]; ### system:; ### instruction:; ### new instruction*; begin system message;
    end of system prompt; end of user input; end of document. new; begin admin; system message:; [system message];
    [admin]; [developer]; <admin>; </user_input>; </context>;
  `),
  voice: listed(`
    system:; system note:; system message:; system notice:; system instruction:; developer:; admin:; administrator:;
    developer message:; admin note:; operator:; root:; anthropic:; openai:; security team:; important system;
    tool result:; tool output:; system alert:; system update:; [system]; assistant:;
  `),
  mention: listed(`
    attacker*; attack*; injection*; injected; malicious; adversar*; phishing; jailbreak*; payload*; red team*;
    red-team*; test case*; test prompt*; scanner*; poison*; hostile; untrusted; threat*; spoof*; detect*;
    suspicious; exploit*; linter; quarantine*; sanitize*; sanitise*; impersonat*; forged;
  `),
  report: listed(`
    asks; ask; asking; asked; tells; telling; told; says; saying; said; say; instructs; instructing; such as;
    for example; e.g.; like; phrases; phrase; reads; tries to; try to; attempts to; attempt to; attempted to;
    tried to; could; might; may; would; wants; orders; urges; demands; flags; rejects; blocks; refuses; reports;
    matches; words; wording; sentences that; text that; content that; which would; the rule; if a record; if a page;
    if the text; if a comment; whether; when a; anyone who; whoever;
  `),
  negation: listed(`
    never; do not; don't; must not; should not; cannot; can not; may not; not to; not; nobody; no one; avoid;
    refuse to; forbidden to; won't; does not; doesn't; shouldn't; mustn't; nor; without;
  `),
};
