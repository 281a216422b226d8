/** Which texts at the place of a password are none. */

/** Templates, references, elisions, masks. */
const STAND_IN = /[<>{}[\]*\u2026]|\$[({\w]|%[({]|%s|%[A-Z_]+%|\.\.\.|x{4}|^[.$%]|REDACTED|MASKED|HIDDEN/i;

/** What manuals write, and what a program ships with. */
const WEAK = new Set(
  (
    "password passwd passphrase pass passw0rd pw pwd secret mysecret mypassword mypass userpassword user_password db_password dbpassword " +
    "your_password yourpassword your-password token key apikey api_key credential credentials auth user username root admin administrator test " +
    "testing example sample demo guest default changeme change_me changeit placeholder redacted postgres postgresql mysql mariadb mongo " +
    "mongodb redis rabbitmq amqp docker local localhost dev development string value foo bar baz qux abc abc123 123 1234 12345 123456 " +
    "secretpassword supersecret hunter2 none null undefined true false"
  ).split(" "),
);

/** `name` is the user it belongs to, where one is told. */
export function isChosenPassword(value: string, name = ""): boolean {
  if (value.length < 4 || STAND_IN.test(value)) return false;
  const lower = value.toLowerCase();
  if (WEAK.has(lower) || lower === name.toLowerCase()) return false;
  return new Set(value).size > 2;
}
