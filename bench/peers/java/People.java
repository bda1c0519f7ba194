import static net.datafaker.transformations.Field.field;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Random;
import net.datafaker.Faker;
import net.datafaker.transformations.CsvTransformer;
import net.datafaker.transformations.Schema;

/**
 * Draws people with Datafaker as CSV: reads counts from standard input, writes to the file of the first argument, and prints
 * a line once each is written.
 */
public final class People {
  private static final Faker faker = new Faker(Locale.US, new Random(1));

  /** What several columns are made of. */
  private record Person(LocalDate born, String gender, int cm, int kg) {
    int inches() {
      return (int) Math.round(cm / 2.54);
    }
  }

  /** The columns of identikit; what Datafaker lacks is made from its integers. */
  private static final Schema<Person, Object> schema = Schema.of(
      field("city", person -> faker.address().city()),
      field("country", person -> faker.address().country()),
      field("state_abbreviation", person -> faker.address().stateAbbr()),
      field("state_name", person -> faker.address().state()),
      field("street", person -> faker.address().streetAddress()),
      field("zip", person -> faker.address().zipCode()),
      field("blood_type", person -> faker.bloodtype().bloodGroup()),
      field("cvv", person -> String.valueOf(whole(100, 999))),
      field("expiry", person -> whole(10, 12) + "/" + whole(27, 31)),
      field("number", person -> faker.finance().creditCard()),
      field("provider_bank", person -> faker.business().creditCardType()),
      field("age", person -> 2026 - person.born().getYear()),
      field("date", person -> person.born().toString()),
      field("day", person -> person.born().toString().substring(8)),
      field("month", person -> person.born().toString().substring(5, 7)),
      field("zodiac", person -> faker.zodiac().sign()),
      field("email", person -> faker.internet().safeEmailAddress()),
      field("gender", Person::gender),
      field("cm", Person::cm),
      field("feet", person -> person.inches() / 12),
      field("inches", person -> person.inches() % 12),
      field("m", person -> person.cm() / 100.0),
      field("name", person -> faker.name().fullName()),
      field("national_id", person -> faker.idNumber().ssnValid()),
      field("phone", person -> faker.phoneNumber().phoneNumber()),
      field("photo_url", person -> "/avatar/" + person.gender() + "/" + whole(0, 999)),
      field("kg", Person::kg),
      field("lbs", person -> Math.round(person.kg() * 2.20462)));

  private static int whole(int least, int most) {
    return faker.number().numberBetween(least, most + 1);
  }

  public static void main(String[] arguments) throws Exception {
    var rows = CsvTransformer.<Person>builder().separator(",").header(false).build();
    var counts = new BufferedReader(new InputStreamReader(System.in));
    try (Writer out = Files.newBufferedWriter(Path.of(arguments[0]))) {
      for (String line = counts.readLine(); line != null; line = counts.readLine()) {
        for (int count = Integer.parseInt(line); count > 0; count--) {
          var person = new Person(
              faker.timeAndDate().birthday(18, 80),
              faker.gender().binaryTypes().toLowerCase(Locale.ROOT),
              whole(150, 200),
              whole(45, 120));
          out.append(rows.apply(person, schema)).append('\n');
        }
        out.flush();
        System.out.println("written");
      }
    }
  }
}
